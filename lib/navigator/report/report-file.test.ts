import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFile } from './report-file'

jest.mock('server-only', () => ({}))

const given = { name: 'data-protection.csv', type: 'text/csv' }

test('a file waits in a folder of its own, until it is forgotten', async () => {
  const file = await makeFile(given, (where) => writeFile(where, 'é', { mode: 0o600 }))
  expect(file).toMatchObject({ ...given, length: 2 })
  expect((await stat(path.dirname(file.path))).mode & 0o077).toBe(0)
  await file.forget()
  expect(existsSync(path.dirname(file.path))).toBe(false)
})

test('nothing is left of a file that could not be made', async () => {
  let folder = ''
  const write = async (where: string) => {
    folder = path.dirname(where)
    await writeFile(where, 'half')
    throw new Error('away')
  }
  await expect(makeFile(given, write)).rejects.toThrow('away')
  expect(existsSync(folder)).toBe(false)
})
