import en from './en.json'
import { fill, locales, toMessages, pickLocale } from './locale'

test.each([
  ['fr-FR', undefined, 'fr-fr'],
  ['fr', 'en', 'fr-fr'],
  ['zh-Hant zh', undefined, 'zh-cn'],
  ['de', 'de, zh;q=0.5, fr;q=0.8', 'fr-fr'],
  [undefined, 'fr;q=0, zh', 'zh-cn'],
  ['de la', 'eo', 'en'],
  ['', '', 'en'],
  [7, undefined, 'en'],
  ['<script>', ';;;,,q=', 'en'],
])('ui_locales %j and Accept-Language %j are %s', (uiLocales, accepted, locale) =>
  expect(pickLocale(uiLocales, accepted)).toBe(locale),
)

test('placeholders are replaced, missing values by nothing', () =>
  expect(fill('{a} and {b}', { a: 1 })).toBe('1 and '))

test.each(locales)('%s has all texts with the same placeholders', (locale) => {
  const messages = toMessages(locale)
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
  for (const name of Object.keys(en) as (keyof typeof en)[]) {
    expect([name, messages[name].trim() !== '', places(messages[name])]).toEqual([
      name,
      true,
      places(en[name]),
    ])
  }
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
})
