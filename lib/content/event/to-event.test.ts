import { asRaw, rawContact, rawOffice, rawText, rawTopical } from '@/lib/testing/raw'
import { toRegistrationState, toEvent, toVenue, type RegistrationState } from './to-event'

type Raw = Parameters<typeof toEvent>[0]

const raw = (more: Record<string, unknown> = {}) =>
  asRaw<Raw>({
    ...rawTopical(),
    state: 'planned',
    endsAt: '2026-12-04T10:00:00.000Z',
    timeZone: 'Europe/Paris',
    otherTimeZones: ['Asia/Tokyo'],
    venue: { online: true, name: 'Salle', address: '1 rue', office: rawOffice() },
    speakers: [rawContact()],
    guests: [{ name: 'Somebody', role: null }],
    agenda: [{ time: '09:30', title: 'Coffee', detail: '' }],
    capacity: 40,
    placesLeft: 3,
    cpdPoints: 1.5,
    registrationOpens: '2026-11-01T00:00:00.000Z',
    registrationCloses: '2026-12-01T00:00:00.000Z',
    sequence: 4,
    body: null,
    ...more,
  })
const textBlock = { __typename: 'TextBlock', id: 'x', heading: 'H', text: rawText('a') }

describe('an event', () => {
  test('maps the fields of the response', () => {
    expect(toEvent(raw({ body: [textBlock] }))).toMatchObject({
      id: 5001,
      title: 'Arbitration day',
      cancelled: false,
      startsAt: '2026-12-04T08:30:00.000Z',
      endsAt: '2026-12-04T10:00:00.000Z',
      timeZone: 'Europe/Paris',
      otherTimeZones: ['Asia/Tokyo'],
      venue: { online: true, name: 'Salle', address: '1 rue', office: { slug: 'tokyo' } },
      speakers: [{ id: 1001 }],
      guests: [{ name: 'Somebody', role: null }],
      agenda: [{ time: '09:30', title: 'Coffee', detail: null }],
      capacity: 40,
      placesLeft: 3,
      cpdPoints: 1.5,
      sequence: 4,
      body: [{ kind: 'text' }],
      practices: [{ slug: 'disputes' }],
      sectors: [{ slug: 'energy' }],
      countries: [{ slug: 'japan', target: { to: 'location', params: { slug: 'japan' } } }],
    })
  })

  test('with null fields has defaults', () => {
    const bare = asRaw<Raw>(
      Object.fromEntries(Object.keys(raw()).map((name) => [name, name === 'id' ? 1 : null])),
    )
    expect(toEvent(bare)).toEqual({
      id: 1,
      slug: '',
      title: '',
      summary: '',
      language: 'en',
      translations: ['en'],
      updatedAt: '',
      practices: [],
      sectors: [],
      countries: [],
      feature: null,
      seo: { title: null, description: null, noIndex: false },
      cancelled: false,
      startsAt: '',
      endsAt: '',
      timeZone: 'Europe/London',
      otherTimeZones: [],
      venue: { online: false, name: null, address: null, office: null },
      speakers: [],
      guests: [],
      agenda: [],
      capacity: null,
      placesLeft: null,
      cpdPoints: null,
      registrationOpens: null,
      registrationCloses: null,
      sequence: 0,
      body: [],
    })
  })

  test('without an end ends when it starts', () =>
    expect(toEvent(raw({ endsAt: null })).endsAt).toBe('2026-12-04T08:30:00.000Z'))

  test.each([
    ['cancelled', true],
    ['planned', false],
    ['CANCELLED', false],
    [null, false],
    ['', false],
  ])('in the state %j is cancelled: %j', (state, cancelled) =>
    expect(toEvent(raw({ state })).cancelled).toBe(cancelled),
  )

  test('distinguishes no places left from unlimited places', () => {
    expect(toEvent(raw({ placesLeft: 0 })).placesLeft).toBe(0)
    expect(toEvent(raw({ placesLeft: null })).placesLeft).toBeNull()
  })

  test.each<[unknown, unknown, unknown]>([
    [{ feature: 'a.b' }, null, null],
    [{ feature: 'a.b' }, [], []],
    [null, null, []],
  ])('with the permission %j and the body %j shows %j', (product, given, shown) =>
    expect(toEvent(raw({ product, body: given })).body).toEqual(shown),
  )
})

describe('a venue', () => {
  test.each<[unknown, unknown]>([
    [undefined, { online: false, name: null, address: null, office: null }],
    [null, { online: false, name: null, address: null, office: null }],
    [
      { online: null, name: '', address: '', office: null },
      { online: false, name: null, address: null, office: null },
    ],
    [
      { online: true, name: 'N', address: null, office: null },
      { online: true, name: 'N', address: null, office: null },
    ],
  ])('of %j is %j', (given, shown) =>
    expect(toVenue(asRaw<Parameters<typeof toVenue>[0]>(given))).toEqual(shown),
  )
})

describe('the registration state of an event', () => {
  type Given = Parameters<typeof toRegistrationState>[0]
  const planned: Given = {
    cancelled: false,
    startsAt: '2026-12-04T08:30:00.000Z',
    registrationOpens: null,
    registrationCloses: null,
    placesLeft: null,
  }
  const opens = '2026-11-01T00:00:00.000Z'
  const closes = '2026-12-01T00:00:00.000Z'

  test.each<[string, string, Partial<Given>, RegistrationState]>([
    ['long before', '2026-01-01T00:00:00.000Z', {}, 'open'],
    ['a moment before it starts', '2026-12-04T08:29:59.999Z', {}, 'open'],
    ['as it starts', '2026-12-04T08:30:00.000Z', {}, 'past'],
    ['long after', '2036-01-01T00:00:00.000Z', {}, 'past'],
    [
      'a moment before registration opens',
      '2026-10-31T23:59:59.999Z',
      { registrationOpens: opens },
      'early',
    ],
    ['as registration opens', opens, { registrationOpens: opens }, 'open'],
    [
      'a moment before registration closes',
      '2026-11-30T23:59:59.999Z',
      { registrationCloses: closes },
      'open',
    ],
    ['as registration closes', closes, { registrationCloses: closes }, 'closed'],
    ['when the last place is taken', '2026-11-15T00:00:00.000Z', { placesLeft: 0 }, 'waiting'],
    ['when one place is left', '2026-11-15T00:00:00.000Z', { placesLeft: 1 }, 'open'],
    [
      'when it is full and not open yet',
      '2026-10-01T00:00:00.000Z',
      { placesLeft: 0, registrationOpens: opens },
      'early',
    ],
    [
      'when it is full and closed',
      '2026-12-02T00:00:00.000Z',
      { placesLeft: 0, registrationCloses: closes },
      'closed',
    ],
    [
      'when it started before its registration opens',
      '2026-12-05T00:00:00.000Z',
      { registrationOpens: '2027-01-01T00:00:00.000Z' },
      'past',
    ],
    [
      'when it was cancelled',
      '2026-11-15T00:00:00.000Z',
      { cancelled: true, placesLeft: 0 },
      'cancelled',
    ],
    [
      'when it was cancelled and is over',
      '2030-01-01T00:00:00.000Z',
      { cancelled: true },
      'cancelled',
    ],
    [
      'when the opening is written in another time zone',
      '2026-11-01T00:00:00.000Z',
      { registrationOpens: '2026-11-01T01:00:00+01:00' },
      'open',
    ],
    [
      'when the limits are empty',
      '2026-11-01T00:00:00.000Z',
      { registrationOpens: '', registrationCloses: '' },
      'open',
    ],
  ])('%s (%s) with %j: %s', (_, now, more, state) =>
    expect(toRegistrationState({ ...planned, ...more }, new Date(now))).toBe(state),
  )
})
