import { createTranslator } from 'next-intl'
import { slots } from './slots'

const t = createTranslator({
  locale: 'en',
  messages: { office: { opens: 'opens at {time}', making: '{done} of {total}' } },
  namespace: 'office',
})

test('leaves the arguments of a text for the browser', () => {
  expect(t('opens', slots('time'))).toBe('opens at {time}')
  expect(t('making', slots('done', 'total'))).toBe('{done} of {total}')
})
