import { recordTranslations } from './record-translations'
import { stub } from '../testing/stub'

const save = (locale: unknown, data: Record<string, unknown>, originalDoc?: unknown) =>
  recordTranslations('title')(stub({ data, originalDoc, req: { locale } })) as Record<
    string,
    unknown
  >

describe('recordTranslations', () => {
  test.each<[string, unknown, Record<string, unknown>, unknown, unknown]>([
    ['a first title adds its language', 'en', { title: 'A' }, undefined, ['en']],
    [
      'a translated title adds another',
      'fr-fr',
      { title: 'Un' },
      { translations: ['en'] },
      ['en', 'fr-fr'],
    ],
    [
      'saving the title again adds nothing',
      'en',
      { title: 'B' },
      { translations: ['en', 'fr-fr'] },
      ['en', 'fr-fr'],
    ],
    [
      'removing the title removes the language',
      'fr-fr',
      { title: '' },
      { translations: ['en', 'fr-fr'] },
      ['en'],
    ],
    [
      'a null title removes the language',
      'fr-fr',
      { title: null },
      { translations: ['en', 'fr-fr'] },
      ['en'],
    ],
    [
      'a save without the title changes nothing',
      'fr-fr',
      { summary: 'a' },
      { translations: ['en'] },
      ['en'],
    ],
    ['a blank title is ignored', 'zh-cn', { title: '  ' }, { translations: ['en'] }, ['en']],
    ['an invalid stored value is replaced', 'en', { title: 'A' }, { translations: 'en' }, ['en']],
  ])('%s', (_, locale, data, before, translations) =>
    expect(save(locale, data, before).translations).toEqual(translations),
  )

  test.each([undefined, null, 'all'])('changes nothing for the locale %j', (locale) => {
    const data = { title: 'A' }
    expect(save(locale, data, { translations: ['en'] })).toBe(data)
  })

  test('ignores the submitted value', () =>
    expect(
      save('en', { title: 'A', translations: ['en', 'zh-cn'] }, { translations: ['en'] })
        .translations,
    ).toEqual(['en']))
})
