import { toCalendar, toDeadlineCalendar, type CalendarEntry } from './to-calendar'

const options = { name: 'Aldermere events', host: 'www.site.test', firmName: 'Aldermere' }
const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: 5001,
  title: 'Arbitration day',
  summary: 'Six hours.',
  startsAt: '2026-12-04T08:30:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  sequence: 0,
  cancelled: false,
  location: 'Salle, 1 rue',
  url: 'https://www.site.test/events/5001/arbitration-day',
  updatedAt: '2026-11-10T10:00:00.000Z',
  ...more,
})

type Line = { name: string; parameters: string; value: string }

/** The lines of a file, unfolded (RFC 5545, 3.1). */
const toLines = (file: string): Line[] =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? []
      return { name, parameters, value }
    })

/** Unescapes a text (RFC 5545, 3.3.11). */
const unescaped = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))

const toValues = (file: string, name: string): string[] =>
  toLines(file)
    .filter((line) => line.name === name)
    .map(({ value }) => value)
const one = (more: Partial<CalendarEntry> = {}) => toCalendar([entry(more)], options)

describe('a calendar', () => {
  test('has the properties of RFC 5545', () => {
    const file = one()
    expect(toValues(file, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT'])
    expect(toValues(file, 'END')).toEqual(['VEVENT', 'VCALENDAR'])
    expect(toValues(file, 'VERSION')).toEqual(['2.0'])
    expect(toValues(file, 'METHOD')).toEqual(['PUBLISH'])
    expect(toValues(file, 'PRODID')[0]).toMatch(/Aldermere/)
    for (const line of toLines(file)) expect(line.name).not.toBe('')
  })

  test('is valid without events', () =>
    expect(toValues(toCalendar([], options), 'BEGIN')).toEqual(['VCALENDAR']))

  test('has an event with all properties', () => {
    const file = one({ sequence: 3 })
    expect(toValues(file, 'UID')).toEqual(['event-5001@www.site.test'])
    expect(toValues(file, 'SEQUENCE')).toEqual(['3'])
    expect(toValues(file, 'DTSTART')).toEqual(['20261204T083000Z'])
    expect(toValues(file, 'DTEND')).toEqual(['20261204T100000Z'])
    expect(toValues(file, 'DTSTAMP')).toEqual(['20261110T100000Z'])
    expect(toValues(file, 'STATUS')).toEqual(['CONFIRMED'])
    expect(toValues(file, 'SUMMARY')).toEqual(['Arbitration day'])
    expect(toValues(file, 'LOCATION').map(unescaped)).toEqual(['Salle, 1 rue'])
    expect(toValues(file, 'URL')).toEqual(['https://www.site.test/events/5001/arbitration-day'])
    expect(toValues(file, 'DESCRIPTION').map(unescaped)).toEqual([
      'Six hours.\n\nhttps://www.site.test/events/5001/arbitration-day',
    ])
  })

  test('has STATUS:CANCELLED for a cancelled event', () =>
    expect(toValues(one({ cancelled: true, sequence: 4 }), 'STATUS')).toEqual(['CANCELLED']))

  test('has stable and unique ids of events', () => {
    expect(one()).toBe(one())
    expect(
      toValues(one({ startsAt: '2027-01-01T00:00:00.000Z', title: 'Another' }), 'UID'),
    ).toEqual(toValues(one(), 'UID'))
    expect(new Set(toValues(toCalendar([entry(), entry({ id: 5002 })], options), 'UID')).size).toBe(
      2,
    )
  })

  test('omits an unknown location and has a refresh interval', () => {
    expect(toValues(one({ location: null }), 'LOCATION')).toEqual([])
    expect(toCalendar([entry()], { ...options, refreshHours: 6 })).toMatch(
      /REFRESH-INTERVAL;VALUE=DURATION:PT6H/,
    )
    expect(one()).not.toMatch(/REFRESH-INTERVAL/)
  })

  test('uses the start if the time of the last change is unknown', () =>
    expect(toValues(one({ updatedAt: '' }), 'DTSTAMP')).toEqual(['20261204T083000Z']))

  test.each<[string, string, string]>([
    ['UTC', '2026-12-04T08:30:00Z', '20261204T083000Z'],
    ['an offset', '2026-12-04T09:30:00+01:00', '20261204T083000Z'],
    ['the hour that comes twice', '2026-10-25T01:30:00Z', '20261025T013000Z'],
    ['the hour that is left out', '2027-03-28T01:00:00Z', '20270328T010000Z'],
    ['the turn of the year', '2026-12-31T23:59:59Z', '20261231T235959Z'],
  ])('formats a moment with %s in UTC', (_, startsAt, written) =>
    expect(toValues(one({ startsAt, endsAt: '2027-12-31T00:00:00Z' }), 'DTSTART')).toEqual([
      written,
    ]),
  )
})

describe('a text in a calendar', () => {
  test.each<[string, string]>([
    ['commas and semicolons', 'Fees, costs; and more'],
    ['a backslash', 'C:\\temp\\n'],
    ['a line break', 'One\nTwo'],
    ['quotation marks', 'The "new" rules'],
    ['a colon', 'Part 1: the rules'],
    ['Chinese, longer than a line', '并购交易的新规则'.repeat(20)],
    ['emoji, longer than a line', '⚖️'.repeat(60)],
    ['a thousand letters', 'x'.repeat(1000)],
    ['what looks like a line of the file', 'x\nEND:VEVENT\nBEGIN:VEVENT\nUID:evil'],
  ])('with %s round-trips', (_, text) => {
    const file = one({ title: text, summary: text, location: text })
    expect(toValues(file, 'SUMMARY').map(unescaped)).toEqual([text])
    expect(toValues(file, 'LOCATION').map(unescaped)).toEqual([text])
    expect(toValues(file, 'DESCRIPTION').map(unescaped)[0]).toMatch(
      new RegExp(`^${text.slice(0, 3).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`),
    )
    expect(toValues(file, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT'])
    expect(toValues(file, 'UID')).toEqual(['event-5001@www.site.test'])
  })

  test.each(['a\rEND:VEVENT', 'a\r\nEND:VEVENT', '\u2028END:VEVENT'])(
    '%j is no new line of the file',
    (title) => expect(toValues(one({ title }), 'END')).toEqual(['VEVENT', 'VCALENDAR']),
  )

  test('is folded to 75 octets with CRLF, and not within a character', () => {
    const file = one({ title: '并购交易的新规则 ⚖️'.repeat(30), summary: 'é'.repeat(500) })
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toMatch(/[\r\n\ufffd]/)
    }
  })
})

describe('an event with invalid dates', () => {
  test.each(['', 'soon', '2026-13-40'])('%j is left out, and the others stay', (startsAt) => {
    expect(
      toValues(toCalendar([entry({ id: 1, startsAt }), entry({ id: 2 })], options), 'UID'),
    ).toEqual(['event-2@www.site.test'])
    expect(
      toValues(
        toDeadlineCalendar(
          [
            { title: 'a', startsAt, minutes: 0, place: null },
            { title: 'b', startsAt: '2027-01-01T00:00:00Z', minutes: 0, place: null },
          ],
          { ...options, url: 'https://www.site.test/', prefix: 'g' },
        ),
        'SUMMARY',
      ),
    ).toEqual(['b'])
  })
})

describe('the calendar of deadlines', () => {
  const given = {
    ...options,
    url: 'https://www.site.test/graduates/apply',
    prefix: 'graduates-en-sg',
  }
  const deadline = (more: object = {}) => ({
    title: 'Vacation scheme',
    startsAt: '2027-01-15T15:59:00.000Z',
    minutes: 0,
    place: null,
    ...more,
  })
  const file = (...entries: ReturnType<typeof deadline>[]) => toDeadlineCalendar(entries, given)

  test('has each with a reminder three days before', () => {
    const text = file(
      deadline(),
      deadline({ title: 'Open day', minutes: 90, place: 'Singapore, 1 Raffles' }),
    )
    expect(toValues(text, 'TRIGGER')).toEqual(['-P3D', '-P3D'])
    expect(toValues(text, 'ACTION')).toEqual(['DISPLAY', 'DISPLAY'])
    expect(toValues(text, 'DTSTART')).toEqual(['20270115T155900Z', '20270115T155900Z'])
    expect(toValues(text, 'DTEND')).toEqual(['20270115T160000Z', '20270115T172900Z'])
    expect(toValues(text, 'LOCATION').map(unescaped)).toEqual(['Singapore, 1 Raffles'])
    expect(toValues(text, 'URL')).toEqual([given.url, given.url])
  })

  test('has a stable id for a deadline that moved', () => {
    expect(toValues(file(deadline({ startsAt: '2027-02-01T00:00:00.000Z' })), 'UID')).toEqual(
      toValues(file(deadline()), 'UID'),
    )
    expect(toValues(file(deadline()), 'UID')[0]).toMatch(
      /^graduates-en-sg-[0-9a-f]{16}@www\.site\.test$/,
    )
  })

  test('has unique ids for meetings with the same name', () => {
    const uids = toValues(
      file(
        deadline({ title: 'Open evening' }),
        deadline({ title: 'Open evening', startsAt: '2027-03-01T18:00:00.000Z' }),
      ),
      'UID',
    )
    expect(new Set(uids).size).toBe(2)
  })

  test('is valid without entries', () => expect(toValues(file(), 'BEGIN')).toEqual(['VCALENDAR']))
})
