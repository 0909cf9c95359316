import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readSeed } from './read'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'seed-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, source: string) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), source)
}

describe('readSeed', () => {
  test('returns documents by collection, and globals separately', async () => {
    write('offices/tokyo.yaml', 'id: 1\nname: { en: Tokyo }\n')
    write('offices/notes.txt', 'not read')
    write('globals/home.yaml', 'title: Home\n')
    const { documents, globals } = await readSeed(folder)
    expect(documents).toEqual([
      {
        collection: 'offices',
        key: 'tokyo',
        id: 1,
        file: path.join(folder, 'offices/tokyo.yaml'),
        values: { id: 1, name: { en: 'Tokyo' } },
      },
    ])
    expect(globals).toMatchObject([{ slug: 'home', values: { title: 'Home' } }])
  })

  test.each([
    ['a list', '- a\n'],
    ['a text', 'hello\n'],
    ['nothing', ''],
    ['invalid YAML', 'a: [\n'],
    ['a tab', 'a:\n\tb: 1\n'],
    ['no id', 'name: a\n'],
    ['a string id', 'id: "1"\n'],
    ['a fractional id', 'id: 1.5\n'],
  ])('throws with the file name for %s', async (_, source) => {
    write('offices/tokyo.yaml', source)
    await expect(readSeed(folder)).rejects.toThrow('offices/tokyo.yaml')
  })
})
