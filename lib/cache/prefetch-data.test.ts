import { readFileSync } from 'node:fs'
import prefetchData from './prefetch-data.mjs'

const original = readFileSync(
  require.resolve('next/dist/esm/server/app-render/collect-segment-data.js'),
  'utf8',
)
const exportsOf = (source: string) =>
  [...source.matchAll(/export (?:async function|const) (\w+)/g)].map(([, name]) => name).sort()

test('what stands in for the pieces that links prefetch has the names of what it replaces in the installed Next', () => {
  expect(exportsOf(prefetchData())).toEqual(exportsOf(original))
})
