import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { browserOperations } from '@law-firm/contract/browser-operations'

test('browsers send the operations that the content service runs for them, and no others', () => {
  const sent = ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.client\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b([A-Z]\w+)Document\b/g)])
    .map(([, name]) => name)
  expect([...new Set(sent)].toSorted()).toEqual([...browserOperations].toSorted())
})
