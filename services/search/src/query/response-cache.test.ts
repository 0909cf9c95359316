/** @jest-environment node */
import { createTarget } from '../testing/target'
import { ResponseCache } from './response-cache'

const record = { objectID: '1', title: 'law' }

/** Takes the time of an expensive query; its response has so many characters. */
function createSearch({ ms = 10, length = 0 } = {}) {
  const search = jest.fn(() => {
    const started = performance.now()
    while (performance.now() - started < ms);
    return { hits: ['x'.repeat(length)] }
  })
  return search
}

test('an expensive query is run once until the next write, or other settings', () => {
  const cache = new ResponseCache()
  const target = createTarget('site_en', {}, [record])
  const search = createSearch()
  const query = () => cache.get(target, { query: 'l' }, false, search)
  query()
  query()
  expect(search).toHaveBeenCalledTimes(1)
  target.index.put({ ...record, title: 'tax' }, 0)
  target.index.publish()
  query()
  expect(search).toHaveBeenCalledTimes(2)
  cache.get({ ...target, settings: { paginationLimitedTo: 1 } }, { query: 'l' }, false, search)
  expect(search).toHaveBeenCalledTimes(3)
})

test('keys that see different records have responses of their own', () => {
  const cache = new ResponseCache()
  const target = createTarget('site_en', {}, [record])
  const search = createSearch()
  cache.get(target, { query: 'l' }, false, search)
  cache.get(target, { query: 'l' }, true, search)
  expect(search).toHaveBeenCalledTimes(2)
})

test('cheap and large responses are not kept', () => {
  const cache = new ResponseCache()
  const target = createTarget('site_en', {}, [record])
  const cheap = createSearch({ ms: 0 })
  cache.get(target, { query: 'l' }, false, cheap)
  cache.get(target, { query: 'l' }, false, cheap)
  expect(cheap).toHaveBeenCalledTimes(2)
  const large = createSearch({ length: 300_000 })
  cache.get(target, { query: 'l' }, false, large)
  cache.get(target, { query: 'l' }, false, large)
  expect(large).toHaveBeenCalledTimes(2)
})

test('the response that was not used for longest makes room', () => {
  const cache = new ResponseCache()
  const target = createTarget('site_en', {}, [record])
  const search = createSearch({ length: 200_000 })
  const query = (text: string) => cache.get(target, { query: text }, false, search)
  const room = Math.floor((32 * 2 ** 20) / 200_200)
  for (let i = 0; i < room; i++) query(`${i}`)
  query('0')
  query(`${room}`)
  expect(search).toHaveBeenCalledTimes(room + 1)
  query('0')
  expect(search).toHaveBeenCalledTimes(room + 1)
  query('1')
  expect(search).toHaveBeenCalledTimes(room + 2)
})
