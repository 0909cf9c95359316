import { startContentService } from '../../testing/content-service'
import { at } from '../../testing/responses'
import { signInAs } from '../../testing/sign-in-as'

const fixtures = await startContentService()
const publisher = await signInAs(fixtures, 'publisher')
let documents = 0

/** A draft in English and French that was never public. */
async function createDraft(): Promise<string> {
  const response = await publisher.call('POST', 'news?locale=en&draft=true&depth=0', {
    ...{ title: `Draft ${(documents += 1)}`, summary: 's', publishedOn: '2026-01-02' },
    _status: 'draft',
  })
  expect(response.status).toBe(201)
  const path = `news/${String(at(response, 'doc.id'))}`
  const french = await publisher.patch(`${path}?locale=fr-fr&draft=true`, {
    ...{ title: 'Brouillon', summary: 's', _status: 'draft' },
  })
  expect(french.status).toBe(200)
  return path
}

const read = async (path: string, locale = 'en') =>
  (await publisher.call('GET', `${path}?locale=${locale}&draft=true&depth=0`)).json

const save = async (path: string, query: string, change: object) => {
  const response = await publisher.patch(`${path}?${query}`, change)
  expect(response.json.errors).toBeUndefined()
  return response
}

test('"Published in" names what the site shows', async () => {
  const path = await createDraft()
  expect((await read(path)).translations).toEqual([])
  const publish = (locale: string) =>
    save(path, `locale=${locale}&publishSpecificLocale=${locale}`, { _status: 'published' })
  // the site has no document without English
  await publish('fr-fr')
  expect((await read(path)).translations).toEqual([])
  expect(at(await publish('en'), 'doc.translations')).toEqual(['en', 'fr-fr'])
  expect((await read(path)).translations).toEqual(['en', 'fr-fr'])
  await save(path, 'locale=en', { _status: 'draft' })
  expect((await read(path)).translations).toEqual([])
})

test('"Translations out of date" names languages of the document', async () => {
  const path = await createDraft()
  expect((await read(path)).outdatedIn).toEqual([])
  await save(path, 'locale=en&draft=true', { summary: 'changed', _status: 'draft' })
  expect((await read(path)).outdatedIn).toEqual(['fr-fr'])
  await save(path, 'locale=fr-fr&draft=true', { summary: 'changé', _status: 'draft' })
  expect((await read(path)).outdatedIn).toEqual([])
})
