/** Every `styles.name` exists in its CSS module, and every class of a module is used. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..')
const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true }).map((name) => path.join(folder, name)),
)
const read = (file) => readFileSync(path.join(root, file), 'utf8')
const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '')

const classes = new Map(
  files
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [
      file,
      new Set(
        [...withoutComments(read(file)).matchAll(/\.([a-z_][\w-]*)(?=[^{};]*\{)/gi)].map(
          ([, name]) => name,
        ),
      ),
    ]),
)
const unused = new Map([...classes].map(([file, names]) => [file, new Set(names)]))
const failures = []

for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const source = read(file)
  for (const [, name, target] of source.matchAll(/^import (\w+) from '(.+\.module\.css)'$/gm)) {
    const sheet = target.startsWith('@/') ? target.slice(2) : path.join(path.dirname(file), target)
    for (const [, key] of source.matchAll(new RegExp(`(?<![\\w./'-])${name}\\.(\\w+)`, 'g'))) {
      if (!classes.get(sheet)?.has(key)) failures.push(`${file}: ${sheet} has no class "${key}"`)
      unused.get(sheet)?.delete(key)
    }
  }
}
for (const [file, names] of unused)
  for (const name of names) failures.push(`${file}: no component uses "${name}"`)

for (const failure of failures) console.error(failure)
process.exit(failures.length > 0 ? 1 : 0)
