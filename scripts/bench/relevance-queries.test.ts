/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const script = path.join(__dirname, 'relevance-queries.mjs')

test('the judged queries are those of the rules', () => {
  const made = execFileSync(process.execPath, [script, '--print'], { encoding: 'utf8' })
  expect(readFileSync(path.join(__dirname, 'relevance-queries.jsonl'), 'utf8')).toBe(made)
})

test('each judged query has documents that answer it', () => {
  const lines = readFileSync(path.join(__dirname, 'relevance-queries.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const queries = lines.map((line) => JSON.parse(line) as { query: string; relevant: string[] })
  expect(queries).toHaveLength(300)
  expect(queries.filter(({ relevant }) => relevant.length === 0)).toEqual([])
})
