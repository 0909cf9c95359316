jest.mock('payload', () => ({ APIError: class extends Error {} }))

type Register = typeof import('./register')
let findRefusalReason: Register['findRefusalReason']

beforeAll(async () => {
  Object.assign(process.env, {
    CONTENT_DATABASE_URL: 'file::memory:',
    CONTENT_SECRET: 'a',
    PREVIEW_SECRET: 'b',
    REVALIDATE_SECRET: 'c',
    SITE_URL: 'https://www.site.test/',
  })
  ;({ findRefusalReason } = await import('./register'))
})

describe('findRefusalReason', () => {
  const planned = {
    state: 'planned' as const,
    startsAt: '2026-12-04T08:30:00.000Z',
    registrationOpens: null,
    registrationCloses: null,
  }
  const opens = '2026-11-01T00:00:00.000Z'
  const closes = '2026-12-01T00:00:00.000Z'

  test.each<[string, string, object, string | null]>([
    ['long before', '2026-01-01T00:00:00.000Z', {}, null],
    ['just before it starts', '2026-12-04T08:29:59.999Z', {}, null],
    ['as it starts', '2026-12-04T08:30:00.000Z', {}, 'past'],
    ['after it', '2027-01-01T00:00:00.000Z', {}, 'past'],
    [
      'just before registration opens',
      '2026-10-31T23:59:59.999Z',
      { registrationOpens: opens },
      'early',
    ],
    ['as registration opens', opens, { registrationOpens: opens }, null],
    [
      'just before registration closes',
      '2026-11-30T23:59:59.999Z',
      { registrationCloses: closes },
      null,
    ],
    ['as registration closes', closes, { registrationCloses: closes }, 'closed'],
    [
      'when cancelled',
      '2026-11-15T00:00:00.000Z',
      { state: 'cancelled', registrationCloses: closes },
      'cancelled',
    ],
    ['when cancelled and over', '2030-01-01T00:00:00.000Z', { state: 'cancelled' }, 'cancelled'],
    [
      'when it is over before registration opens',
      '2027-01-01T00:00:00.000Z',
      { registrationOpens: '2028-01-01T00:00:00.000Z' },
      'past',
    ],
    [
      'when the limits are empty',
      '2026-11-15T00:00:00.000Z',
      { registrationOpens: '', registrationCloses: '' },
      null,
    ],
    [
      'when the limits are missing',
      '2026-11-15T00:00:00.000Z',
      { registrationOpens: undefined, registrationCloses: undefined },
      null,
    ],
    ['in another time zone', '2026-12-04T09:29:59+01:00', {}, null],
  ])('%s (%s) with %j: %j', (_, now, more, reason) =>
    expect(findRefusalReason({ ...planned, ...more }, new Date(now))).toBe(reason),
  )
})
