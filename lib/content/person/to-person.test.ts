import {
  asRaw,
  rawArticle,
  rawContact,
  rawOffice,
  rawPicture,
  rawSector,
  rawService,
  rawText,
} from '@/lib/testing/raw'
import { toPerson, type RawPerson } from './to-person'

type RawArticles = Parameters<typeof toPerson>[1]

const full = {
  ...rawContact({ photograph: rawPicture() }),
  honorific: 'Dr',
  postNominals: 'KC',
  headline: 'Advises on mergers.',
  email: 'ines.kato@aldermere.example',
  languages: ['en', 'ja'],
  locale: 'en',
  translations: ['en', 'fr-fr'],
  updatedAt: '2026-11-01T09:00:00.000Z',
  phones: [
    { kind: 'office', number: '+81 3 1234 5678' },
    { kind: 'mobile', number: '+81 90 1234 5678' },
  ],
  assistant: { name: 'Emi', phone: '+81 3 1', email: 'emi@aldermere.example' },
  social: [{ network: 'linkedin', url: 'https://example.test/ines' }],
  practices: [rawService()],
  sectors: [rawSector()],
  profile: rawText('Profile.'),
  experience: [{ client: 'A bank', text: 'on a merger' }],
  admissions: [{ jurisdiction: 'Tokyo', year: 2009 }],
  education: [{ degree: 'LLB', institution: 'Todai', year: null }],
  memberships: ['IBA'],
  recognitions: [{ text: 'Leading', source: 'A guide', year: 2025 }],
  worksWith: [rawContact({ id: 1002, slug: 'other' })],
  product: null,
  seo: { title: 'T', description: '', noIndex: null },
}

const articles = { totalDocs: 12, docs: [rawArticle()] }

const map = (more: Record<string, unknown> = {}, list: unknown = articles) =>
  toPerson(asRaw<RawPerson>({ ...full, ...more }), asRaw<RawArticles>(list))

/** A person with required fields only. */
const bare = Object.fromEntries(Object.keys(full).map((name) => [name, null]))
const mapBare = (more: Record<string, unknown> = {}) =>
  toPerson(asRaw<RawPerson>({ ...bare, id: 1001, ...more }), null)

describe('a person', () => {
  test('maps the fields of the response', () => {
    expect(map()).toMatchObject({
      id: 1001,
      slug: 'ines-kato',
      name: 'Inès Kato',
      initials: 'IK',
      honorific: 'Dr',
      postNominals: 'KC',
      jobTitle: 'Partner',
      email: 'ines.kato@aldermere.example',
      languages: ['en', 'ja'],
      phones: [
        { kind: 'office', number: '+81 3 1234 5678' },
        { kind: 'mobile', number: '+81 90 1234 5678' },
      ],
      assistant: { name: 'Emi', phone: '+81 3 1', email: 'emi@aldermere.example' },
      offices: [
        {
          label: 'Tokyo',
          address: ['1-2-3 Marunouchi', 'Tokyo'],
          country: { name: 'Japan', isoCode: 'JP', slug: 'japan' },
          target: { to: 'office', params: { slug: 'tokyo' } },
        },
      ],
      practices: [{ label: 'Disputes' }],
      sectors: [{ label: 'Energy' }],
      worksWith: [{ id: 1002 }],
      publications: [{ id: 2001 }],
      publicationCount: 12,
      profile: [{ kind: 'paragraph' }],
      photograph: { width: 1200 },
      translations: ['en', 'fr-fr'],
      language: 'en',
      seo: { title: 'T', description: null, noIndex: false },
    })
  })

  test('with null fields has defaults', () => {
    const person = mapBare({ givenName: 'Inès', familyName: 'Kato' })
    expect(person).toMatchObject({
      name: 'Inès Kato',
      honorific: null,
      headline: '',
      email: '',
      phones: [],
      assistant: null,
      social: [],
      offices: [],
      practices: [],
      memberships: [],
      publications: [],
      publicationCount: 0,
      photograph: null,
      language: 'en',
      translations: ['en'],
    })
    expect(JSON.stringify(person)).not.toMatch(/undefined|"null|null"|null /)
  })

  test('without a name has an empty one', () => {
    expect(mapBare()).toMatchObject({ name: '', initials: '' })
    expect(mapBare({ familyName: 'Kato' })).toMatchObject({ name: 'Kato', initials: 'K' })
    expect(mapBare({ givenName: 'Inès' })).toMatchObject({ name: 'Inès' })
  })

  test('has a null profile without permission, and an empty profile otherwise', () => {
    expect(map({ profile: null, product: { feature: 'a.b' } }).profile).toBeNull()
    expect(map({ profile: { root: { children: [] } } }).profile).toEqual([])
    expect(map({ profile: 'hostile' }).profile).toEqual([])
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    [
      'a telephone without a number',
      {
        phones: [
          { kind: 'office', number: null },
          { kind: null, number: '+1 2' },
        ],
      },
      { phones: [{ kind: 'office', number: '+1 2' }] },
    ],
    [
      'an assistant without a name',
      { assistant: { name: null, phone: '+1', email: null } },
      { assistant: null },
    ],
    [
      'an assistant with a name only',
      { assistant: { name: 'Emi', phone: '', email: null } },
      { assistant: { name: 'Emi', phone: null, email: null } },
    ],
    [
      'half a social profile',
      {
        social: [
          { network: 'x', url: null },
          { network: null, url: 'https://a.test' },
        ],
      },
      { social: [] },
    ],
    [
      'an office without a country',
      { offices: [rawOffice({ country: null, address: null })] },
      { offices: [{ label: 'Tokyo', country: null, address: [] }] },
    ],
    ['empty honours', { honorific: '', postNominals: '' }, { honorific: null, postNominals: null }],
    [
      'a matter without words',
      { experience: [{ client: null, text: null }] },
      { experience: [{ client: '', text: '' }] },
    ],
  ])('with %s', (_, more, expected) => expect(map(more)).toMatchObject(expected))

  test.each<[string, unknown, unknown, string]>([
    ['a translation', 'fr-fr', ['en', 'fr-fr'], 'fr-fr'],
    ['none', 'fr-fr', ['en'], 'en'],
    ['a language of the graduate site', 'en-sg', ['en', 'en-sg'], 'en'],
    ['no languages at all', null, null, 'en'],
    ['a hostile language', '__proto__', ['__proto__'], 'en'],
  ])('has the actual language: %s', (_, locale, translations, language) =>
    expect(map({ locale, translations }).language).toBe(language),
  )
})
