import { asRaw, rawArticle, rawContact, rawSector, rawService } from '@/lib/testing/raw'
import { toHome } from './get-home'

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }))
jest.mock('@/lib/graphql/server', () => ({ queryContent: async () => ({}) }))

type Data = Parameters<typeof toHome>[0]

const home = {
  hero: {
    eyebrow: 'E',
    title: 'T',
    text: 'X',
    action: 'A',
    article: { id: 2001, slug: 'merger-control' },
  },
  popular: [{ label: 'L', query: 'Q' }],
  statement: { title: 'S', text: 'T' },
  figures: [{ value: '17', label: 'offices' }],
  services: [{ ...rawService(), summary: 'Sum' }],
  sectors: [rawSector()],
  people: [
    { line: 'Because', contact: rawContact() },
    { line: 'Gone', contact: null },
  ],
  careers: { title: 'C', text: 'T' },
}

describe('the home page', () => {
  test('maps the fields of the response', () => {
    expect(toHome(asRaw<Data>({ Home: home, Articles: { docs: [rawArticle()] } }))).toMatchObject({
      hero: {
        title: 'T',
        seed: 'merger-control',
        target: { to: 'publication', params: { id: 2001, slug: 'merger-control' } },
      },
      popular: [{ label: 'L', query: 'Q' }],
      latest: [{ id: 2001 }],
      services: [{ label: 'Disputes', summary: 'Sum' }],
      people: [{ line: 'Because', person: { name: 'Inès Kato' } }],
      careers: { title: 'C' },
    })
  })

  test.each<[string, unknown]>([
    ['nothing at all', { Home: null, Articles: null }],
    [
      'nothing in it',
      {
        Home: Object.fromEntries(Object.keys(home).map((name) => [name, null])),
        Articles: { docs: [] },
      },
    ],
    ['a lead that is not published', { Home: { hero: { article: null } }, Articles: null }],
    [
      'a lead without a slug',
      { Home: { hero: { article: { id: 1, slug: null } } }, Articles: null },
    ],
  ])('without %s has defaults', (_, data) => {
    const shown = toHome(asRaw<Data>(data))
    expect(shown.hero).toMatchObject({ target: null, seed: 'home', title: '' })
    expect(JSON.stringify({ ...shown, hero: { ...shown.hero, target: '' } })).not.toMatch(
      /null|undefined/,
    )
  })
})
