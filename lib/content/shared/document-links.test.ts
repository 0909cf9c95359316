import { toHref, RouteError } from '@/lib/routes/href'
import { asRaw, rawOffice, rawSector, rawService, rawPicture } from '@/lib/testing/raw'
import { toOfficeLink, toSectorLink, toServiceLink } from './document-links'
import { toLanguages } from './titled'
import { toContentLocale } from './content-locale'
import { toPicture, toPortrait } from './picture'
import { toSeo } from './seo'

type RawService = Parameters<typeof toServiceLink>[0]
type RawSector = Parameters<typeof toSectorLink>[0]

const service = (more: Record<string, unknown> = {}) =>
  toServiceLink(asRaw<RawService>(rawService(more)))
const sector = (more: Record<string, unknown> = {}) =>
  toSectorLink(asRaw<RawSector>(rawSector(more)))

describe('a link to a service', () => {
  test.each<[Record<string, unknown>, string]>([
    [{}, '/service/disputes'],
    [
      { slug: 'arbitration', parentChildPages: [{ slug: 'disputes' }] },
      '/service/disputes/arbitration',
    ],
    [
      { slug: 'treaty', parentChildPages: [{ slug: 'disputes' }, { slug: 'arbitration' }] },
      '/service/disputes/arbitration/treaty',
    ],
    [{ parentChildPages: null }, '/service/disputes'],
    [{ parentChildPages: [{ slug: null }] }, '/service/disputes'],
  ])('with %j links to %s', (more, href) => expect(toHref(service(more).target, 'en')).toBe(href))

  test('throws without a slug', () =>
    expect(() => toHref(service({ slug: null }).target, 'en')).toThrow(RouteError))

  test('has an empty label without a title', () => expect(service({ title: null }).label).toBe(''))
})

describe('a link to a sector', () => {
  test.each([
    ['financial-institutions', '/financial-institutions'],
    ['life-sciences', '/life-sciences'],
    ['tmt', '/tmt'],
    ['asset-management-and-investment-funds', '/asset-management-and-investment-funds'],
    ['energy', '/sector/energy'],
    ['constructor', '/sector/constructor'],
    ['tostring', '/sector/tostring'],
  ])('%s links to %s', (slug, href) => expect(toHref(sector({ slug }).target, 'en')).toBe(href))

  test('includes the slugs of its ancestors', () =>
    expect(
      toHref(sector({ slug: 'wind', parentChildPages: [{ slug: 'energy' }] }).target, 'fr-fr'),
    ).toBe('/fr-fr/sector/energy/wind'))

  test('ignores names of Object.prototype', () => {
    expect(sector({ slug: '__proto__' }).target.to).toBe('sector')
    expect(sector({ slug: null }).target.to).toBe('sector')
  })
})

describe('a link to an office', () => {
  test('links to it', () =>
    expect(toHref(toOfficeLink(asRaw(rawOffice())).target, 'zh-cn')).toBe('/zh-cn/offices/tokyo'))

  test('throws without a slug', () =>
    expect(() =>
      toHref(toOfficeLink(asRaw(rawOffice({ slug: null, name: null }))).target, 'en'),
    ).toThrow(RouteError))
})

describe('the languages of a document', () => {
  test.each<[readonly string[] | null | undefined, string[]]>([
    [undefined, ['en']],
    [null, ['en']],
    [[], ['en']],
    [['fr-fr'], ['en', 'fr-fr']],
    [
      ['zh-cn', 'fr-fr', 'en'],
      ['en', 'fr-fr', 'zh-cn'],
    ],
    [['en-sg', 'de-de', 'FR-FR', '__proto__'], ['en']],
  ])('of %j are %j', (translations, expected) =>
    expect(toLanguages({ translations })).toEqual({ language: 'en', translations: expected }),
  )

  test('are in the format of the schema', () =>
    expect([
      toContentLocale('en'),
      toContentLocale('fr-fr'),
      toContentLocale('zh-cn'),
      toContentLocale('en-sg'),
    ]).toEqual(['en', 'fr_fr', 'zh_cn', 'en_sg']))
})

describe('a picture', () => {
  test.each([null, undefined])('of %j is null', (media) => expect(toPicture(media)).toBeNull())

  test('has empty texts by default', () => {
    expect(
      toPicture(asRaw({ id: 1, url: '/a.png', alt: null, credit: null, width: 1, height: 1 })),
    ).toEqual({ url: '/a.png?v=0', alt: '', credit: null, width: 1, height: 1 })
  })

  test('has another URL after a change', () => {
    const urls = ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:00.001Z'].map(
      (updatedAt) => toPicture(asRaw(rawPicture({ updatedAt })))?.url,
    )
    expect(urls).toEqual([
      '/api/media/file/a.png?v=1793491200000',
      '/api/media/file/a.png?v=1793491200001',
    ])
  })
})

describe('a portrait', () => {
  const size = { url: '/a-800x1000.png', width: 800, height: 1000 }

  test('is the cropped size', () => {
    expect(toPortrait(asRaw(rawPicture({ sizes: { portrait: size } })))).toEqual({
      url: '/a-800x1000.png?v=1793491200000',
      alt: 'A pylon',
      credit: null,
      width: 800,
      height: 1000,
    })
  })

  test.each([undefined, null, {}, { portrait: null }, { portrait: { ...size, url: null } }])(
    'is the picture when the sizes are %j',
    (sizes) =>
      expect(toPortrait(asRaw(rawPicture({ sizes })))).toMatchObject({ width: 1200, height: 800 }),
  )

  test.each([null, undefined])('of %j is null', (media) => expect(toPortrait(media)).toBeNull())
})

describe('SEO texts', () => {
  test.each([
    [null, { title: null, description: null, noIndex: false }],
    [undefined, { title: null, description: null, noIndex: false }],
    [{}, { title: null, description: null, noIndex: false }],
    [
      { title: '', description: '', noIndex: null },
      { title: null, description: null, noIndex: false },
    ],
    [
      { title: 'T', description: 'D', noIndex: true },
      { title: 'T', description: 'D', noIndex: true },
    ],
  ])('of %j are %j', (seo, expected) => expect(toSeo(seo)).toEqual(expected))
})
