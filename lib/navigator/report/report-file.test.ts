import { existsSync } from 'node:fs'
import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createFile } from './report-file'

jest.mock('server-only', () => ({}))

const given = { name: 'data-protection.csv', type: 'text/csv' }

test('stores a file in its own folder until it is removed', async () => {
  const file = await createFile(given, (where) => writeFile(where, 'é', { mode: 0o600 }))
  expect(file).toMatchObject({ ...given, length: 2 })
  expect((await stat(path.dirname(file.path))).mode & 0o077).toBe(0)
  await file.remove()
  expect(existsSync(path.dirname(file.path))).toBe(false)
})

test('removes the folder when the file cannot be written', async () => {
  let folder = ''
  const write = async (where: string) => {
    folder = path.dirname(where)
    await writeFile(where, 'half')
    throw new Error('away')
  }
  await expect(createFile(given, write)).rejects.toThrow('away')
  expect(existsSync(folder)).toBe(false)
})
