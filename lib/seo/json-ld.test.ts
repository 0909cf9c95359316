import { toPublication, type RawPublication } from '@/lib/content/article/to-publication'
import { toEvent } from '@/lib/content/event/to-event'
import type { Vacancy } from '@/lib/content/page/types'
import { toPerson, type RawPerson } from '@/lib/content/person/to-person'
import { parseRichText } from '@/lib/rich-text/parse'
import { asRaw, rawArticle, rawContact, rawOffice, rawText, rawTopical } from '@/lib/testing/raw'
import {
  articleLd,
  breadcrumbLd,
  courseLd,
  eventLd,
  jobLd,
  newsLd,
  officeLd,
  organizationLd,
  personLd,
  questionsLd,
  serviceLd,
  type JsonLdObject,
} from './json-ld'

const url = 'https://www.site.test'
const a = { name: 'A', url }
const publication = (more: Record<string, unknown> = {}) =>
  toPublication(
    asRaw<RawPublication>({ ...rawArticle(), authors: [rawContact()], body: [], ...more }),
  )
const person = (more: Record<string, unknown> = {}) =>
  toPerson(asRaw<RawPerson>({ ...rawContact(), languages: ['en'], ...more }), null)

describe('structured data', () => {
  test('of a breadcrumb trail counts from one', () => {
    expect(
      breadcrumbLd([
        { label: 'Home', url },
        { label: 'People', url: `${url}/people` },
      ]).itemListElement,
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: url },
      { '@type': 'ListItem', position: 2, name: 'People', item: `${url}/people` },
    ])
  })

  test('of the firm has its profiles', () => {
    expect(
      organizationLd(
        {
          firmName: 'Aldermere',
          description: 'D',
          email: 'a@b.test',
          phone: '+1',
          social: [{ href: 'https://x.test' }],
        },
        `${url}/`,
      ),
    ).toMatchObject({ '@type': 'LegalService', '@id': `${url}/#firm`, sameAs: ['https://x.test'] })
  })

  test('of a publication has date, authors and language', () => {
    expect(articleLd(publication({ locale: 'fr-fr' }), `${url}/a`, a)).toMatchObject({
      inLanguage: 'fr-FR',
      datePublished: '2026-11-01T09:00:00.000Z',
      dateModified: '2026-11-01T09:00:00.000Z',
      author: [{ name: 'Inès Kato' }],
      isAccessibleForFree: true,
    })
    expect(articleLd(publication({ updatedOn: '2026-11-09' }), url, a).dateModified).toBe(
      '2026-11-09',
    )
  })

  test('of a gated publication has isAccessibleForFree: false', () => {
    expect(
      articleLd(publication({ product: { feature: 'a.b' }, body: null }), url, a)
        .isAccessibleForFree,
    ).toBe(false)
  })

  test('of a publication has a headline of valid length', () =>
    expect(articleLd(publication({ title: 'x'.repeat(500) }), url, a).headline).toHaveLength(110))

  test('of a person omits unknown values', () => {
    expect(
      personLd(person({ honorific: 'Dr', phones: [{ kind: 'office', number: '+81 3' }] }), url, a),
    ).toMatchObject({
      honorificPrefix: 'Dr',
      telephone: '+81 3',
      workLocation: { name: 'Tokyo' },
      knowsLanguage: ['en'],
    })
    const bare = personLd(person({ offices: [], honorific: null }), url, a)
    for (const name of ['honorificPrefix', 'telephone', 'workLocation'])
      expect(bare).not.toHaveProperty(name)
    expect(JSON.stringify(bare)).not.toMatch(/null|undefined/)
  })
})

const firm = { '@type': 'LegalService', name: 'Aldermere', url: 'https://www.site.test/' }
const of = [url, { name: firm.name, url: firm.url }] as const

/** Structured data must not contain null. */
function hasNoGaps(data: JsonLdObject): void {
  expect(data['@context']).toBe('https://schema.org')
  expect(Object.values(data)).not.toContain(undefined)
  expect(JSON.stringify(data)).not.toMatch(/:null|undefined|NaN|Invalid|\[object/)
}

describe('structured data of questions', () => {
  test('has each with its answer as plain text', () => {
    const data = questionsLd([
      { question: 'Why?', answer: parseRichText(rawText('<b>So.</b>')) },
      { question: 'When?', answer: [] },
    ])
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: '<b>So.</b>' },
        },
        { acceptedAnswer: { text: '' } },
      ],
    })
  })

  test('is empty without questions', () => expect(questionsLd([]).mainEntity).toEqual([]))
})

test('structured data of a practice has the firm as provider', () => {
  const data = serviceLd({ title: 'Tax', summary: '' }, ...of)
  hasNoGaps(data)
  expect(data).toMatchObject({ '@type': 'Service', name: 'Tax', url, provider: firm })
})

describe('structured data of an office', () => {
  const office = {
    name: 'Tokyo',
    address: ['1-2-3 Marunouchi', 'Tokyo'],
    phone: '+81 3',
    email: 'a@b.test',
    coordinates: { lat: 0, lon: 139.76 },
    hours: [] as { from: number; to: number; opens: string; closes: string }[],
  }

  test('has its address', () => {
    const data = officeLd(office, ...of)
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'LegalService',
      name: 'Aldermere Tokyo',
      address: '1-2-3 Marunouchi, Tokyo',
      geo: { latitude: 0, longitude: 139.76 },
      parentOrganization: firm,
      openingHoursSpecification: [],
    })
    expect(officeLd({ ...office, coordinates: null }, ...of)).not.toHaveProperty('geo')
  })

  test.each<[number, number, string[]]>([
    [1, 5, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
    [6, 6, ['Saturday']],
    [7, 7, ['Sunday']],
    [1, 7, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
    [7, 4, ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']], // as in the Gulf
    [6, 1, ['Saturday', 'Sunday', 'Monday']],
  ])('open from day %d to %d is open on %j', (from, to, days) => {
    const [hours] = officeLd(
      { ...office, hours: [{ from, to, opens: '09:00', closes: '18:00' }] },
      ...of,
    ).openingHoursSpecification as { dayOfWeek: string[] }[]
    expect([...(hours?.dayOfWeek ?? [])].sort()).toEqual([...days].sort())
    expect(hours).toMatchObject({
      '@type': 'OpeningHoursSpecification',
      opens: '09:00',
      closes: '18:00',
    })
  })
})

describe('structured data of news', () => {
  const item = {
    title: 'A new office',
    summary: 'S',
    publishedOn: '2026-11-12T08:00:00.000Z',
    updatedAt: '',
    language: 'zh-cn' as const,
  }

  test('has date, publisher and language', () => {
    const data = newsLd(item, ...of)
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'A new office',
      inLanguage: 'zh-CN',
      datePublished: item.publishedOn,
      dateModified: item.publishedOn,
      author: firm,
      publisher: firm,
      mainEntityOfPage: url,
    })
    expect(newsLd({ ...item, updatedAt: '2026-11-20' }, ...of).dateModified).toBe('2026-11-20')
    expect(newsLd({ ...item, title: 'x'.repeat(500) }, ...of).headline).toHaveLength(110)
  })
})

describe('structured data of a vacancy', () => {
  const vacancy = (more: Partial<Vacancy> = {}): Vacancy => ({
    office: { id: 1, slug: 'tokyo', label: 'Tokyo', address: ['1-2-3', 'Tokyo'], isoCode: 'JP' },
    practice: null,
    contract: 'permanent',
    postedOn: '2026-11-01T00:00:00.000Z',
    closesOn: '2026-12-31T00:00:00.000Z',
    applyUrl: null,
    ...more,
  })
  const job = (more: Partial<Vacancy> = {}, updatedAt = '2026-11-10T10:00:00.000Z') =>
    jobLd({ title: 'Associate', updatedAt, vacancy: vacancy(more) }, 'The work.', ...of)

  test('has the required properties of JobPosting', () => {
    const data = job()
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: 'Associate',
      description: 'The work.',
      datePosted: '2026-11-01',
      validThrough: '2026-12-31T00:00:00.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Aldermere', sameAs: firm.url },
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1-2-3, Tokyo',
          addressLocality: 'Tokyo',
          addressCountry: 'JP',
        },
      },
    })
  })

  test.each([
    ['permanent', 'FULL_TIME'],
    ['fixed_term', 'TEMPORARY'],
    ['part_time', 'PART_TIME'],
  ] as const)('of the contract %s is %s', (contract, type) =>
    expect(job({ contract }).employmentType).toBe(type),
  )

  test('omits unknown values', () => {
    const data = job({ office: null, contract: null, postedOn: null, closesOn: null })
    hasNoGaps(data)
    for (const name of ['validThrough', 'employmentType', 'jobLocation'])
      expect(data).not.toHaveProperty(name)
    expect(data.datePosted).toBe('2026-11-10')
    hasNoGaps(job({ office: { id: 1, slug: 'x', label: 'X', address: [], isoCode: null } }))
  })
})

describe('structured data of an event', () => {
  const event = (more: Record<string, unknown> = {}) =>
    toEvent(
      asRaw<Parameters<typeof toEvent>[0]>({
        ...rawTopical(),
        state: 'planned',
        endsAt: '2026-12-04T10:00:00.000Z',
        timeZone: 'Europe/Paris',
        otherTimeZones: [],
        venue: { online: false, name: 'Salle', address: '1 rue', office: null },
        speakers: [rawContact()],
        guests: [{ name: 'Somebody', role: null }],
        agenda: [],
        capacity: null,
        placesLeft: null,
        cpdPoints: null,
        registrationOpens: null,
        registrationCloses: null,
        sequence: 0,
        ...more,
      }),
    )
  const ld = (more: Record<string, unknown> = {}) => eventLd(event(more), ...of)

  test('has the required properties of Event', () => {
    const data = ld()
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'Event',
      name: 'Arbitration day',
      startDate: '2026-12-04T08:30:00.000Z',
      endDate: '2026-12-04T10:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Salle', address: '1 rue' },
      organizer: firm,
      performer: [
        { '@type': 'Person', name: 'Inès Kato' },
        { '@type': 'Person', name: 'Somebody' },
      ],
    })
  })

  test('has EventCancelled and its date after a cancellation', () =>
    expect(ld({ state: 'cancelled' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      startDate: '2026-12-04T08:30:00.000Z',
    }))

  test.each<[string, Record<string, unknown> | null, string, Record<string, unknown>]>([
    [
      'at a place',
      { online: false, name: 'Salle', address: null, office: null },
      'Offline',
      { '@type': 'Place', name: 'Salle' },
    ],
    [
      'at an office',
      { online: false, name: null, address: null, office: rawOffice() },
      'Offline',
      { '@type': 'Place', name: 'Tokyo' },
    ],
    [
      'at a place and online',
      { online: true, name: 'Salle', address: null, office: null },
      'Mixed',
      { '@type': 'Place', name: 'Salle' },
    ],
    [
      'at an office and online',
      { online: true, name: null, address: null, office: rawOffice() },
      'Mixed',
      { '@type': 'Place', name: 'Tokyo' },
    ],
    [
      'online',
      { online: true, name: null, address: null, office: null },
      'Online',
      { '@type': 'VirtualLocation', url },
    ],
  ])('has the attendance mode of %s', (_, venue, mode, location) => {
    const data = ld({ venue })
    hasNoGaps(data)
    expect(data.eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`)
    expect(data.location).toEqual(location)
  })

  test('has a location that matches its attendance mode', () => {
    for (const venue of [
      null,
      { online: false, name: null, address: null, office: null },
      { online: false, name: null, address: '1 rue', office: null },
      { online: true, name: null, address: '1 rue', office: null },
    ]) {
      const data = ld({ venue })
      hasNoGaps(data)
      const virtual = (data.location as { '@type': string })['@type'] === 'VirtualLocation'
      expect([venue, data.eventAttendanceMode]).toEqual([
        venue,
        expect.stringMatching(virtual ? /Online/ : /Offline|Mixed/),
      ])
    }
  })

  test.each<[unknown, unknown, object | null]>([
    [40, 3, { maximumAttendeeCapacity: 40, remainingAttendeeCapacity: 3 }],
    [40, 0, { maximumAttendeeCapacity: 40, remainingAttendeeCapacity: 0 }],
    [40, null, { maximumAttendeeCapacity: 40, remainingAttendeeCapacity: 40 }],
    [null, null, null],
    [0, 0, null],
  ])('with %j places, %j of them left, has %j', (capacity, placesLeft, expected) => {
    if (expected) expect(ld({ capacity, placesLeft })).toMatchObject(expected)
    else expect(ld({ capacity, placesLeft })).not.toHaveProperty('maximumAttendeeCapacity')
  })
})

describe('structured data of a training', () => {
  const course = (sessions: { startsAt: string; minutes: number }[], online = true) =>
    courseLd({ title: 'T', summary: 'S', language: 'fr-fr', sessions, online }, ...of)

  test('has its sessions with end dates', () => {
    const data = course([{ startsAt: '2026-10-25T00:30:00.000Z', minutes: 90 }])
    hasNoGaps(data)
    expect(data).toMatchObject({
      '@type': 'Course',
      name: 'T',
      description: 'S',
      inLanguage: 'fr-FR',
      provider: firm,
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'online',
          startDate: '2026-10-25T00:30:00.000Z',
          endDate: '2026-10-25T02:00:00.000Z',
        },
      ],
    })
    expect(
      course([{ startsAt: '2026-10-25T00:30:00.000Z', minutes: 90 }], false).hasCourseInstance,
    ).toMatchObject([{ courseMode: 'onsite' }])
  })

  test('has no instances without sessions', () => expect(course([]).hasCourseInstance).toEqual([]))

  test.each(['', 'soon', '2026-13-40'])(
    'leaves out a session at %j, as a draft may have one',
    (startsAt) => {
      expect(
        course([
          { startsAt, minutes: 60 },
          { startsAt: '2026-12-04T08:30:00.000Z', minutes: 60 },
        ]).hasCourseInstance,
      ).toMatchObject([{ startDate: '2026-12-04T08:30:00.000Z' }])
    },
  )
})
