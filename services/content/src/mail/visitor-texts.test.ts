import { graduateLocales, siteLocales } from '@law-firm/contract/locales'
import { toTexts } from './visitor-texts'

const languages = [...new Set([...siteLocales, ...graduateLocales])]
const values = {
  name: 'Inès Kato',
  title: 'Arbitration day',
  when: 'Friday 4 December 2026, 08:30 (Europe/London)',
  url: 'https://www.site.test/events/1/a',
  cancelUrl: 'https://www.site.test/events/1/a/register?cancel=token',
  joinUrl: 'https://join.test/1',
}

/** Name, subject and text of all mails of a language. */
const mailsOf = (language: string, input = values): [string, string, string][] => {
  const { received, confirmed, waiting } = toTexts(language)
  return [
    ['received', received.subject, received.text({ name: input.name, reference: 'contact-7' })],
    ['confirmed', confirmed.subject(input), confirmed.text(input)],
    ['waiting', waiting.subject(input), waiting.text(input)],
  ]
}

const all = languages.flatMap((language) =>
  mailsOf(language).map(([name, subject, text]) => [language, name, subject, text] as const),
)

describe('a visitor’s mail', () => {
  test.each(all)('in %s, %s, has a one-line subject and no placeholder', (_, __, subject, text) => {
    expect(subject).toMatch(/\S/)
    expect(subject).not.toMatch(/[\r\n]/)
    for (const words of [subject, text])
      expect(words).not.toMatch(/undefined|null|false|\[object|\$\{|=>/)
    expect(text).toContain('Inès Kato')
    expect(text).toMatch(/\S$/)
  })

  test.each(all.filter(([, name]) => name === 'received'))(
    'in %s, %s, quotes the reference',
    (_, __, ___, text) => expect(text).toContain('contact-7'),
  )

  test.each(all.filter(([, name]) => name !== 'received'))(
    'in %s, %s, contains title, time, link and cancel link',
    (_, __, subject, text) => {
      expect(subject).toContain(values.title)
      for (const value of [values.title, values.when, values.url, values.cancelUrl])
        expect(text).toContain(value)
    },
  )

  test.each(languages)(
    'in %s contains the join link for confirmed registrations only',
    (language) => {
      const [, confirmed, waiting] = mailsOf(language)
      expect(confirmed?.[2]).toContain(values.joinUrl)
      expect(waiting?.[2]).not.toContain(values.joinUrl)
    },
  )

  test.each(languages)('in %s has no double blank lines without a join link', (language) => {
    for (const [, , text] of mailsOf(language, { ...values, joinUrl: '' }))
      expect(text).not.toMatch(/\n\n\n/)
    for (const [, , text] of mailsOf(language)) expect(text).not.toMatch(/\n\n\n/)
  })
})

describe('toTexts', () => {
  test.each([
    ['fr-fr', /^Bonjour/],
    ['zh-cn', /您好/],
    ['de-de', /^Guten Tag/],
    ['nl-nl', /^Beste/],
    ['en', /^Dear/],
    ['en-sg', /^Dear/],
  ])('returns the texts of %s', (language, greeting) =>
    expect(toTexts(language).received.text({ name: 'A', reference: 'r' })).toMatch(greeting),
  )

  test.each([null, undefined, '', 'it-it', 'FR-FR', '__proto__', 'constructor'])(
    'returns English for %j',
    (language) => expect(toTexts(language)).toBe(toTexts('en')),
  )
})
