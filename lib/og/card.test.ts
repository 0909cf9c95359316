import type { OgCard } from './card'

type Card = typeof import('./card')

async function load(secret: string | undefined): Promise<Card> {
  if (secret === undefined) delete process.env.REVALIDATE_SECRET
  else process.env.REVALIDATE_SECRET = secret
  process.env.SITE_URL = 'https://www.site.test/'
  let loaded: Card | undefined
  await jest.isolateModulesAsync(async () => void (loaded = await import('./card')))
  return loaded as Card
}

let og: Card
beforeAll(async () => void (og = await load('a secret')))

const card: OgCard = {
  title: 'Merger control: what to file',
  eyebrow: 'Guide',
  seed: 'merger-control',
}

/** The signature and the query of a card's URL. */
const splitParts = (address: string): [string, URLSearchParams] => {
  const url = new URL(address)
  return [url.pathname.split('/').at(-1) ?? '', url.searchParams]
}
const readBack = (given: OgCard, module = og) =>
  module.readOgCard(...splitParts(og.ogImageUrl(given)))

describe('the card of a shared link', () => {
  test('has a URL of the site', () =>
    expect(og.ogImageUrl(card)).toMatch(/^https:\/\/www\.site\.test\/api\/og\/[\w-]{24}\?title=/))

  test.each<[string, OgCard]>([
    ['words', card],
    ['signs', { title: 'A & B = C? 100 % #1 + "more"', eyebrow: '<b>', seed: 'a/b' }],
    ['Chinese', { title: '并购交易的新规则', eyebrow: '指南', seed: 'x' }],
    ['no eyebrow and no seed', { title: 'T', eyebrow: '', seed: '' }],
    ['line breaks', { title: 'a\r\nb', eyebrow: 'c', seed: 'd' }],
  ])('with %s round-trips', (_, card) => expect(readBack(card)).toEqual(card))

  test('truncates long texts', () => {
    const read = readBack({
      title: 't'.repeat(1000),
      eyebrow: 'e'.repeat(1000),
      seed: 's'.repeat(1000),
    })
    expect([read?.title.length, read?.eyebrow.length, read?.seed.length]).toEqual([300, 80, 120])
  })

  test('is valid after truncation within a character', () =>
    expect(
      readBack({ title: `${'t'.repeat(299)}⚖️😀`, eyebrow: '😀'.repeat(50), seed: 's' }),
    ).not.toBeNull())

  test('is null without a title', () =>
    expect(readBack({ title: '', eyebrow: 'E', seed: 's' })).toBeNull())

  test('has a stable URL, so that it is cacheable', () =>
    expect(og.ogImageUrl(card)).toBe(og.ogImageUrl({ ...card })))

  test('ignores additional query parameters', () => {
    const [signature, search] = splitParts(og.ogImageUrl(card))
    search.append('utm_source', 'x')
    search.append('title', 'Another')
    expect(og.readOgCard(signature, search)).toEqual(card)
  })
})

describe('a forged card', () => {
  const tampered = (
    change: (signature: string, search: URLSearchParams) => string,
  ): ReturnType<Card['readOgCard']> => {
    const [own, query] = splitParts(og.ogImageUrl(card))
    return og.readOgCard(change(own, query), query)
  }

  test.each<[string, (signature: string, search: URLSearchParams) => string]>([
    ['another title', (own, query) => (query.set('title', 'Buy now'), own)],
    ['another eyebrow', (own, query) => (query.set('eyebrow', 'Fraud'), own)],
    ['another seed', (own, query) => (query.set('seed', 'x'), own)],
    ['a blank more', (own, query) => (query.set('title', `${card.title} `), own)],
    ['no title', (own, query) => (query.delete('title'), own)],
    [
      'a title before its own',
      (own, query) => {
        const all = [...query]
        query.delete('title')
        query.delete('eyebrow')
        query.append('title', 'Buy now')
        for (const [name, value] of all) query.append(name, value)
        return own
      },
    ],
    [
      'a letter taken from one value to the next',
      (own, query) => (
        query.set('title', card.title.slice(0, -1)),
        query.set('eyebrow', card.title.slice(-1) + card.eyebrow),
        own
      ),
    ],
    ['no signature', () => ''],
    ['a shorter signature', (own) => own.slice(0, 23)],
    ['a longer signature', (own) => `${own}A`],
    ['another signature', (own) => `${own[0] === 'A' ? 'B' : 'A'}${own.slice(1)}`],
    ['the signature in small letters', (own) => own.toLowerCase()],
    ['a signature of many bytes in few letters', () => '😀'.repeat(6)],
    ['a megabyte of signature', () => 'a'.repeat(1_000_000)],
  ])('is null: %s', (_, change) => expect(tampered(change)).toBeNull())

  test('is null for an empty query', () =>
    expect(og.readOgCard('', new URLSearchParams())).toBeNull())

  test('is null with another secret', async () => {
    expect(readBack(card, await load('another secret'))).toBeNull()
    expect(readBack(card, await load(undefined))).toBeNull()
  })
})
