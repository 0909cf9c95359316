import type { CalendarEvent } from './calendar'

let buildCalendar: typeof import('./calendar').buildCalendar
let toCalendar: typeof import('../../../../lib/calendar/to-calendar').toCalendar

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  ;({ buildCalendar } = await import('./calendar'))
  ;({ toCalendar } = await import('../../../../lib/calendar/to-calendar'))
})

const event = (more: object = {}): CalendarEvent => ({
  id: 5001,
  slug: 'arbitration-day',
  title: 'Fees, costs; and more',
  summary: 'Six hours.',
  startsAt: '2026-12-04T08:30:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  timeZone: 'Europe/Paris',
  state: 'planned',
  sequence: 2,
  venue: { name: 'Salle', address: '1 rue', joinUrl: 'https://join.test/1' },
  ...more,
})
const url = 'https://www.site.test/events/5001/arbitration-day'

/** Values of a property, unfolded (RFC 5545, 3.1). */
const toValues = (file: string, name: string): string[] =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .flatMap((line) => (line.split(/[:;]/)[0] === name ? [line.slice(line.indexOf(':') + 1)] : []))

describe('buildCalendar', () => {
  test('contains time, place, link and status', () => {
    const file = buildCalendar(event(), url, 'Firm')
    expect(toValues(file, 'PRODID')[0]).toContain('Firm')
    expect(toValues(file, 'METHOD')).toEqual(['PUBLISH'])
    expect(toValues(file, 'UID')).toEqual(['event-5001@www.site.test'])
    expect(toValues(file, 'SEQUENCE')).toEqual(['2'])
    expect(toValues(file, 'DTSTART')).toEqual(['20261204T083000Z'])
    expect(toValues(file, 'DTEND')).toEqual(['20261204T100000Z'])
    expect(toValues(file, 'SUMMARY')).toEqual(['Fees\\, costs\\; and more'])
    expect(toValues(file, 'LOCATION')).toEqual(['Salle\\, 1 rue'])
    expect(toValues(file, 'DESCRIPTION')).toEqual(['Six hours.\\n\\nhttps://join.test/1'])
    expect(toValues(file, 'STATUS')).toEqual(['CONFIRMED'])
    expect(toValues(file, 'DTSTAMP')).toHaveLength(1)
  })

  test('has the UID of the site’s calendar file', () => {
    const ofSite = toCalendar(
      [
        {
          id: 5001,
          title: '',
          summary: '',
          startsAt: event().startsAt,
          endsAt: event().endsAt,
          sequence: 2,
          cancelled: false,
          location: null,
          url,
          updatedAt: '',
        },
      ],
      { name: 'x', host: 'www.site.test', firmName: 'Aldermere' },
    )
    expect(toValues(buildCalendar(event(), url, 'Firm'), 'UID')).toEqual(toValues(ofSite, 'UID'))
  })

  test('has the status CANCELLED for a cancelled event', () =>
    expect(
      toValues(buildCalendar(event({ state: 'cancelled', sequence: 3 }), url, 'Firm'), 'STATUS'),
    ).toEqual(['CANCELLED']))

  test.each<[object]>([
    [{ venue: null, summary: null, sequence: null }],
    [{ venue: {}, summary: '', sequence: undefined }],
    [{ venue: { name: null, address: null, joinUrl: null }, summary: undefined }],
  ])('omits empty values of %j', (more) => {
    const file = buildCalendar(event(more), url, 'Firm')
    expect(file).not.toMatch(/null|undefined/)
    expect(toValues(file, 'LOCATION')).toEqual([])
  })

  test.each(['a\r\nEND:VEVENT', 'a\nEND:VEVENT', 'a\rEND:VEVENT'])(
    'escapes line breaks of the title %j',
    (title) =>
      expect(toValues(buildCalendar(event({ title }), url, 'Firm'), 'END')).toEqual([
        'VEVENT',
        'VCALENDAR',
      ]),
  )

  test('folds lines at 75 octets', () => {
    for (const line of buildCalendar(
      event({ title: '并购交易的新规则'.repeat(30), summary: '⚖️'.repeat(200) }),
      url,
      'Firm',
    ).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\ufffd')
    }
  })
})
