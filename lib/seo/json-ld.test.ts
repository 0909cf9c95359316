import { toPublication, type RawPublication } from '@/lib/content/article/to-publication'
import { toPerson, type RawPerson } from '@/lib/content/person/to-person'
import { asRaw, rawArticle, rawContact } from '@/lib/testing/raw'
import { articleLd, breadcrumbLd, organizationLd, personLd } from './json-ld'

const url = 'https://www.site.test'
const publication = (more: Record<string, unknown> = {}) => toPublication(asRaw<RawPublication>({ ...rawArticle(), authors: [rawContact()], body: [], ...more }))
const person = (more: Record<string, unknown> = {}) => toPerson(asRaw<RawPerson>({ ...rawContact(), languages: ['en'], ...more }), null)

describe('structured data', () => {
  test('of a trail counts from one', () => {
    expect(breadcrumbLd([{ label: 'Home', url }, { label: 'People', url: `${url}/people` }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: url },
      { '@type': 'ListItem', position: 2, name: 'People', item: `${url}/people` },
    ])
  })

  test('of the firm names its profiles', () => {
    expect(organizationLd({ firmName: 'Aldermere', description: 'D', email: 'a@b.test', phone: '+1', social: [{ href: 'https://x.test' }] }, `${url}/`)).toMatchObject({ '@type': 'LegalService', '@id': `${url}/#firm`, sameAs: ['https://x.test'] })
  })

  test('of a publication says when, by whom and in which language', () => {
    expect(articleLd(publication({ locale: 'fr-fr' }), `${url}/a`, 'Aldermere', url)).toMatchObject({ inLanguage: 'fr-FR', datePublished: '2026-11-01T09:00:00.000Z', dateModified: '2026-11-01T09:00:00.000Z', author: [{ name: 'Inès Kato' }], isAccessibleForFree: true })
    expect(articleLd(publication({ updatedOn: '2026-11-09' }), url, 'A', url).dateModified).toBe('2026-11-09')
  })

  test('of a publication behind a permission says so', () => {
    expect(articleLd(publication({ product: { feature: 'a.b' }, body: null }), url, 'A', url).isAccessibleForFree).toBe(false)
  })

  test('of a publication has a headline that search engines take', () => expect(articleLd(publication({ title: 'x'.repeat(500) }), url, 'A', url).headline).toHaveLength(110))

  test('of a person has what is known and nothing else', () => {
    expect(personLd(person({ honorific: 'Dr', phones: [{ kind: 'office', number: '+81 3' }] }), url, 'A', url)).toMatchObject({ honorificPrefix: 'Dr', telephone: '+81 3', workLocation: { name: 'Tokyo' }, knowsLanguage: ['en'] })
    const bare = personLd(person({ offices: [], honorific: null }), url, 'A', url)
    for (const name of ['honorificPrefix', 'telephone', 'workLocation']) expect(bare).not.toHaveProperty(name)
    expect(JSON.stringify(bare)).not.toMatch(/null|undefined/)
  })
})
