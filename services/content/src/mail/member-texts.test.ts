import { siteLocales } from '@law-firm/contract/locales'
import { getMemberTexts, type DigestLine } from './member-texts'

const line: DigestLine = {
  title: 'Earn-outs',
  summary: 'In short.',
  url: 'https://www.site.test/publications/1/a',
  reason: 'Corporate, Japan',
  locked: false,
  startsAt: null,
}
const values = (more: Partial<DigestLine> = {}, name = 'Inès') => ({
  name,
  lines: [{ ...line, ...more }, line],
  manageUrl: 'https://www.site.test/newsletters-and-alerts',
  unsubscribeUrl: 'https://www.site.test/subscriptions?unsubscribe=t',
})

describe.each(siteLocales)('member mails in %s', (locale) => {
  const { digest, deletion, addressChange } = getMemberTexts(locale)

  test('name the page to write to after a change of the address', () => {
    const url = 'https://www.site.test/contact-us'
    for (const name of ['Inès', '']) {
      const text = addressChange.text({ name, url })
      expect(text).not.toMatch(/undefined|null|\n\n\n/)
      for (const word of [name, url]) expect(text).toContain(word)
    }
    expect(addressChange.subject).not.toBe('')
  })

  test.each<[string, Partial<DigestLine>, string]>([
    ['complete values', {}, 'Inès'],
    ['without summary, reason or name', { summary: '', reason: '' }, ''],
    ['locked, with a day', { locked: true, startsAt: '4 December 2026' }, 'Inès'],
  ])('contain all values and no placeholder: %s', (_, more, name) => {
    const text = digest.text(values(more, name))
    expect(text).not.toMatch(/undefined|null|false|\[object|\$\{|=>|\n\n\n/)
    for (const word of [
      'Earn-outs',
      line.url,
      'unsubscribe=t',
      '/newsletters-and-alerts',
      name,
      more.startsAt ?? '',
    ])
      expect(text).toContain(word)
    expect(text).toMatch(/\S$/)
  })

  test('contain the reason, and a note for locked items', () => {
    expect(digest.text(values())).toContain('Corporate, Japan')
    expect(digest.text(values({ locked: true })).length).toBeGreaterThan(
      digest.text(values()).length,
    )
  })

  test.each([1, 2, 3, 31])('have a one-line subject for %d items', (count) =>
    expect(digest.subject({ count, title: 'Earn-outs' })).toMatch(/^Earn-outs[^\r\n]*$/),
  )

  test('contain the date of a deletion and the link to cancel it', () => {
    expect(deletion.subject).toMatch(/^[^\r\n]+$/)
    for (const word of ['Inès', '5 December', 'https://www.site.test/x'])
      expect(
        deletion.text({ name: 'Inès', day: '5 December', url: 'https://www.site.test/x' }),
      ).toContain(word)
  })
})

test.each([null, undefined, '', 'de-de', '__proto__', 'FR-FR'])(
  'getMemberTexts(%j) is English',
  (locale) => expect(getMemberTexts(locale)).toBe(getMemberTexts('en')),
)
