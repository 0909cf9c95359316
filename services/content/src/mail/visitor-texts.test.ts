import { graduateLocales, siteLocales } from '../locales'
import { textsOf } from './visitor-texts'

const languages = [...new Set([...siteLocales, ...graduateLocales])]
const values = {
  name: 'Inès Kato',
  title: 'Arbitration day',
  when: 'Friday 4 December 2026, 08:30 (Europe/London)',
  url: 'https://www.site.test/events/1/a',
  cancelUrl: 'https://www.site.test/events/1/a/register?cancel=token',
  joinUrl: 'https://join.test/1',
}

/** All mails of a language, each as subject and text. */
const mailsOf = (language: string, given = values): [string, string, string][] => {
  const { received, confirmed, waiting } = textsOf(language)
  return [
    ['received', received.subject, received.text({ name: given.name, reference: 'contact-7' })],
    ['confirmed', confirmed.subject(given), confirmed.text(given)],
    ['waiting', waiting.subject(given), waiting.text(given)],
  ]
}

const all = languages.flatMap((language) =>
  mailsOf(language).map(([name, subject, text]) => [language, name, subject, text] as const),
)

describe('a mail', () => {
  test.each(all)(
    'in %s, %s, has a subject of one line and a text without gaps',
    (_, __, subject, text) => {
      expect(subject).toMatch(/\S/)
      expect(subject).not.toMatch(/[\r\n]/)
      for (const words of [subject, text])
        expect(words).not.toMatch(/undefined|null|false|\[object|\$\{|=>/)
      expect(text).toContain('Inès Kato')
      expect(text.endsWith('Aldermere')).toBe(true)
    },
  )

  test.each(all.filter(([, name]) => name === 'received'))(
    'in %s, %s, quotes the reference',
    (_, __, ___, text) => expect(text).toContain('contact-7'),
  )

  test.each(all.filter(([, name]) => name !== 'received'))(
    'in %s, %s, says what, when, where, and how to leave',
    (_, __, subject, text) => {
      expect(subject).toContain(values.title)
      for (const value of [values.title, values.when, values.url, values.cancelUrl])
        expect(text).toContain(value)
    },
  )

  test.each(languages)(
    'in %s gives the address to join to whom has a place, and to nobody else',
    (language) => {
      const [, confirmed, waiting] = mailsOf(language)
      expect(confirmed?.[2]).toContain(values.joinUrl)
      expect(waiting?.[2]).not.toContain(values.joinUrl)
    },
  )

  test.each(languages)('in %s without an address to join leaves no hole', (language) => {
    for (const [, , text] of mailsOf(language, { ...values, joinUrl: '' }))
      expect(text).not.toMatch(/\n\n\n/)
    for (const [, , text] of mailsOf(language)) expect(text).not.toMatch(/\n\n\n/)
  })
})

describe('the language of a mail', () => {
  test.each([
    ['fr-fr', /^Bonjour/],
    ['zh-cn', /您好/],
    ['de-de', /^Guten Tag/],
    ['nl-nl', /^Beste/],
    ['en', /^Dear/],
    ['en-sg', /^Dear/],
  ])('%s is its own', (language, greeting) =>
    expect(textsOf(language).received.text({ name: 'A', reference: 'r' })).toMatch(greeting),
  )

  test.each([null, undefined, '', 'it-it', 'FR-FR', '__proto__', 'constructor'])(
    '%j is English',
    (language) => expect(textsOf(language)).toBe(textsOf('en')),
  )
})
