/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

const dist = mkdtempSync(path.join(tmpdir(), 'finish-build-'))
const read = (name: string) => readFileSync(path.join(dist, 'static', name))
const finish = () =>
  execFileSync(process.execPath, [path.join(__dirname, 'finish-build.mjs')], {
    env: { ...process.env, SITE_DIST_DIR: dist },
  })

beforeAll(() => {
  mkdirSync(path.join(dist, 'static/chunks'), { recursive: true })
  writeFileSync(path.join(dist, 'static/chunks/a.js'), 'run()')
  writeFileSync(path.join(dist, 'static/a.css'), 'a{}')
  finish()
  finish() // a build that is finished again
})

afterAll(() => rmSync(dist, { recursive: true }))

test.each([
  ['chunks/a.js', '//# allFunctionsCalledOnLoad\nrun()'],
  ['a.css', 'a{}'],
])('%s is the same text as it is and compressed', (name, text) => {
  expect(String(read(name))).toBe(text)
  expect(String(brotliDecompressSync(read(`${name}.br`)))).toBe(text)
  expect(String(gunzipSync(read(`${name}.gz`)))).toBe(text)
})
