import { readFileSync } from 'node:fs'
import noPreloading from './no-preloading.mjs'

const original = readFileSync(
  'node_modules/@apollo/client-react-streaming/dist/SimulatePreloadedQuery.cc.js',
  'utf8',
)

test('the replacement has the exports of the replaced module in the installed package', () => {
  const [, named = ''] = /export \{([^}]*)\}/.exec(original) ?? []
  const exported = [
    ...named.split(',').map((name) => name.split(' as ').at(-1)?.trim()),
    ...[...original.matchAll(/export const (\w+)/g)].map(([, name]) => name),
  ].sort()
  const fakeModule = [...noPreloading().matchAll(/export (default|const (\w+))/g)]
    .map(([, first, name]) => name ?? first)
    .sort()
  expect(fakeModule).toEqual(exported)
})
