/** @jest-environment node */
import { execFileSync } from 'node:child_process'

/** Where the sample firm may be named, each with the reason. */
const places = [
  /^services\/content\/seed\//, // its content
  /\.test\.tsx?$|^e2e\//, // tests run with it
  /^scripts\/bench\/judged\//, // what visitors of the sample type
  /\.md$/, // documents name it as the sample
]

test('the product does not name the sample firm: its name is content', () => {
  const lines = execFileSync('git', ['grep', '-inI', 'aldermere'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line && !places.some((place) => place.test(line.split(':')[0] ?? '')))
  expect(lines).toEqual([])
})
