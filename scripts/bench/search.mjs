/** The search service's own bench with 20,000 records, which compares it with MiniSearch. */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { infoRow, row } from './table.mjs'

export function checkSearch(root) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'services/search/scripts/bench.mjs')], {
      cwd: path.join(root, 'services/search'),
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', () => {
      const rows = output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line))
      if (rows.length === 0)
        return reject(new Error('The bench of the search service printed no results.'))
      resolve(rows.map(toRow))
    })
  })
}

function toRow({ name, value, unit = '', budget, compared = '' }) {
  const text = typeof compared === 'string' ? compared : JSON.stringify(compared)
  return typeof budget === 'number'
    ? row(`search: ${name}`, value, { most: budget, unit: ` ${unit}`, compared: text })
    : infoRow(`search: ${name}`, `${value} ${unit}`, text)
}
