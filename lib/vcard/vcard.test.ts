import { toPerson, type RawPerson } from '@/lib/content/person/to-person'
import { asRaw, rawContact, rawOffice, rawText } from '@/lib/testing/raw'
import { vcardHref } from './href'
import { toCard, toShortCard } from './to-card'
import { buildVcard, foldLine, type Card } from './vcard'

jest.mock('@/lib/env/env', () => ({ env: { SITE_URL: 'https://www.site.test' } }))

const card: Card = {
  uid: 'https://www.site.test/people/1001',
  url: 'https://www.site.test/people/1001/ines-kato',
  name: 'Inès Kato',
  givenName: 'Inès',
  familyName: 'Kato',
  honorific: 'Dr',
  postNominals: 'KC',
  jobTitle: 'Partner',
  organisation: 'Aldermere LLP',
  email: 'ines.kato@aldermere.example',
  phones: [
    { kind: 'office', number: '+81 3 1234 5678' },
    { kind: 'mobile', number: '+81 90 1234 5678' },
  ],
  address: {
    street: '1-2-3 Marunouchi',
    city: 'Tokyo',
    region: '',
    postcode: '100-0005',
    country: 'Japan',
  },
  revised: '2026-11-01T09:08:07.123Z',
}

const toLines = (file: string) => file.replace(/\r\n /g, '').split('\r\n').slice(0, -1)
const build = (more: Partial<Card> = {}) => toLines(buildVcard({ ...card, ...more }))

describe('a business card (RFC 2426)', () => {
  test('has the lines of a person', () => {
    expect(build()).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'UID:https://www.site.test/people/1001',
      'FN:Inès Kato',
      'N:Kato;Inès;;Dr;KC',
      'ORG:Aldermere LLP',
      'TITLE:Partner',
      'EMAIL;TYPE=INTERNET,WORK:ines.kato@aldermere.example',
      'TEL;TYPE=WORK,VOICE:+81312345678',
      'TEL;TYPE=CELL,VOICE:+819012345678',
      'ADR;TYPE=WORK:;;1-2-3 Marunouchi;Tokyo;;100-0005;Japan',
      'URL:https://www.site.test/people/1001/ines-kato',
      'REV:2026-11-01T09:08:07Z',
      'END:VCARD',
    ])
  })

  test('has version 4.0 on request (RFC 6350)', () => {
    const phones = [
      { kind: 'office' as const, number: '+81 3 1234 5678 ext. 9' },
      { kind: 'mobile' as const, number: '090 1234 5678' },
    ]
    const lines = toLines(buildVcard({ ...card, phones }, '4.0'))
    expect(lines.slice(0, 3)).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'UID:https://www.site.test/people/1001',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        'EMAIL;TYPE=work:ines.kato@aldermere.example',
        'TEL;VALUE=uri;TYPE="work,voice":tel:+81312345678;ext=9',
        'TEL;TYPE="cell,voice":090 1234 5678',
        'REV:20261101T090807Z',
      ]),
    )
  })

  test('begins with its version, as Outlook and iOS expect, and every line ends with CRLF', () => {
    const file = buildVcard(card)
    expect(file.startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\n')).toBe(true)
    expect(file.endsWith('END:VCARD\r\n')).toBe(true)
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
  })

  test('omits unknown values', () => {
    const lines = build({
      honorific: null,
      postNominals: null,
      phones: [],
      address: null,
      revised: null,
    })
    expect(lines).toContain('N:Kato;Inès;;;')
    expect(lines.filter((line) => /^(TEL|ADR|REV)/.test(line))).toEqual([])
    expect(lines.join()).not.toMatch(/null|undefined/)
  })

  test.each<[string, string]>([
    ['Kato, Inès; KC', 'Kato\\, Inès\\; KC'],
    ['back\\slash', 'back\\\\slash'],
    ['already \\, escaped', 'already \\\\\\, escaped'],
    ['a\nb', 'a\\nb'],
    ['a\r\nb\rc', 'a\\nb\\nc'],
    ['a:b"c', 'a:b"c'],
    ['a\u0000b\u0007c\td\u007fe', 'abcde'],
    ['并购律师', '并购律师'],
    ['🎓', '🎓'],
  ])('encodes %j as %s', (name, written) => expect(build({ name })).toContain(`FN:${written}`))
})

describe('a value with line breaks', () => {
  const evil = 'x\r\nEMAIL:evil@evil.test\r\nEND:VCARD\nBEGIN:VCARD\rTEL:1'

  const hostile: [where: string, more: Partial<Card>][] = [
    ['the name', { name: evil }],
    ['the given name', { givenName: evil }],
    ['the family name', { familyName: evil }],
    ['the honorific', { honorific: evil }],
    ['the letters after the name', { postNominals: evil }],
    ['the job title', { jobTitle: evil }],
    ['the firm', { organisation: evil }],
    ['the e-mail', { email: evil }],
    ['a telephone number', { phones: [{ kind: 'office', number: evil }] }],
    [
      'the address',
      { address: { street: evil, city: evil, region: evil, postcode: evil, country: evil } },
    ],
    ['the address of the page', { url: evil }],
    ['the date of the last change', { revised: evil }],
    [
      'everything',
      {
        name: evil,
        givenName: evil,
        familyName: evil,
        email: evil,
        phones: [{ kind: 'mobile', number: evil }],
        url: evil,
        revised: evil,
      },
    ],
  ]

  test.each(hostile)('stays inside %s', (_, more) => {
    const file = buildVcard({ ...card, ...more })
    const lines = toLines(file)
    expect(file.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/)
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(1)
    expect(lines.filter((line) => line.startsWith('END:'))).toEqual([lines.at(-1)])
    expect(lines.filter((line) => line.startsWith('EMAIL:'))).toEqual([])
    expect(lines.filter((line) => line.startsWith('TEL:'))).toEqual([])
    for (const line of lines) expect(line).toMatch(/^[A-Z]+[:;]/)
  })

  test('adds no field to a name or an address', () => {
    expect(build({ familyName: 'a;b;c' })).toContain('N:a\\;b\\;c;Inès;;Dr;KC')
    expect(
      build({ address: { street: 'a;b', city: '', region: '', postcode: '', country: 'c;d' } }),
    ).toContain('ADR;TYPE=WORK:;;a\\;b;;;;c\\;d')
  })
})

describe('a long line', () => {
  const octets = (line: string) => Buffer.byteLength(line)

  test.each<[string, string]>([
    ['75 octets', 'x'.repeat(75)],
    ['no octets', ''],
  ])('of %s is not folded', (_, line) => expect(foldLine(line)).toBe(line))

  test.each<[string, string]>([
    ['76 letters', 'x'.repeat(76)],
    ['a thousand letters', 'x'.repeat(1000)],
    ['Chinese', `FN:${'并购'.repeat(100)}`],
    ['accents', 'é'.repeat(100)],
    ['signs of four octets', '🎓'.repeat(100)],
    ['letters of every size', 'aé并🎓'.repeat(60)],
    ['spaces', ' '.repeat(200)],
    ['a hundred thousand letters', 'é'.repeat(100_000)],
  ])('of %s is folded after 75 octets and unfolds to the same', (_, line) => {
    const folded = foldLine(line).split('\r\n')
    expect(folded.length).toBeGreaterThan(1)
    for (const part of folded) {
      expect(octets(part)).toBeLessThanOrEqual(75)
      expect(part).not.toContain('\ufffd')
      expect(Buffer.from(part).toString()).toBe(part)
    }
    for (const part of folded.slice(1)) expect(part.startsWith(' ')).toBe(true)
    expect(foldLine(line).replace(/\r\n /g, '')).toBe(line)
  })

  test('of a card is folded', () => {
    for (const line of buildVcard({
      ...card,
      organisation: '并购'.repeat(200),
      name: 'é'.repeat(300),
    }).split('\r\n'))
      expect(octets(line)).toBeLessThanOrEqual(75)
  })
})

const person = (more: Record<string, unknown> = {}) =>
  toPerson(
    asRaw<RawPerson>({
      ...rawContact(),
      email: 'ines.kato@aldermere.example',
      phones: [{ kind: 'office', number: '+81 3 1234 5678' }],
      languages: ['en'],
      profile: rawText('a'),
      updatedAt: '2026-11-01T09:00:00.000Z',
      ...more,
    }),
    null,
  )

describe('the card of a person', () => {
  test('has the first office', () => {
    expect(
      toCard(person(), 'https://www.site.test/people/1001/ines-kato', 'Aldermere'),
    ).toMatchObject({
      uid: 'https://www.site.test/people/1001',
      organisation: 'Aldermere',
      address: { street: '1-2-3 Marunouchi', city: 'Tokyo', country: 'Japan' },
      revised: '2026-11-01T09:00:00.000Z',
    })
  })

  test('has no address without an office, and no country without one', () => {
    expect(toCard(person({ offices: [] }), 'https://a.test', 'A').address).toBeNull()
    expect(
      toCard(
        person({ offices: [rawOffice({ country: null, address: null })] }),
        'https://a.test',
        'A',
      ).address,
    ).toEqual({ street: '', city: '', region: '', postcode: '', country: '' })
  })

  test('has a download path', () =>
    expect(vcardHref({ id: 1001, slug: 'ines-kato' }, 'fr-fr')).toBe(
      '/api/vcard/fr-fr/1001/ines-kato.vcf',
    ))
})

describe('the short card of a QR code', () => {
  test('has telephone and e-mail', () => {
    expect(toShortCard(person(), 'Aldermere').split('\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Kato;Inès',
      'FN:Inès Kato',
      'ORG:Aldermere',
      'EMAIL:ines.kato@aldermere.example',
      'TEL:+81312345678',
      'END:VCARD',
    ])
  })

  test('has at most two numbers', () => {
    const phones = ['+1 1', '+1 2', '+1 3'].map((number) => ({ kind: 'office', number }))
    expect(toShortCard(person({ phones }), 'A').match(/^TEL:/gm)).toHaveLength(2)
  })

  test('escapes values', () => {
    const evil = 'x\r\nTEL:1\nURL:https://evil.test;a,b\\c'
    const lines = toShortCard(
      person({
        name: evil,
        givenName: evil,
        familyName: evil,
        email: evil,
        phones: [{ kind: 'office', number: evil }],
      }),
      evil,
    ).split('\n')
    expect(lines).toHaveLength(8)
    expect(lines[2]).toBe(
      'N:x\\nTEL:1\\nURL:https://evil.test\\;a\\,b\\\\c;x\\nTEL:1\\nURL:https://evil.test\\;a\\,b\\\\c',
    )
    expect(lines.some((line) => line.startsWith('URL:'))).toBe(false)
  })
})
