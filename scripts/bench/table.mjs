/**
 * @typedef {{ check: string, measured: string, compared: string, budget: string, verdict: 'ok' | 'MISSED' | 'info' | 'skipped' }} Row
 */

/** A row that holds when `value` is at most (or at least) the budget. */
export function row(check, value, { most, least, unit = '', digits = 1, compared }) {
  const ok = least === undefined ? value <= most : value >= least
  const budget = least === undefined ? `≤ ${most}${unit}` : `≥ ${least}${unit}`
  return {
    check,
    measured: `${value.toFixed(digits)}${unit}`,
    compared,
    budget,
    verdict: ok ? 'ok' : 'MISSED',
  }
}

/** A figure without a budget, to read the others by. */
export const note = (check, measured, compared) => ({
  check,
  measured,
  compared,
  budget: '',
  verdict: 'info',
})

export const skipped = (check, why) => ({
  check,
  measured: '',
  compared: `skipped: ${why}`,
  budget: '',
  verdict: 'skipped',
})

/** @param {Row[]} rows */
export function printTable(rows) {
  const titles = {
    check: 'check',
    measured: 'measured',
    budget: 'budget',
    verdict: '',
    compared: 'compared with',
  }
  const columns = Object.keys(titles)
  const widths = columns.map((column) =>
    Math.max(titles[column].length, ...rows.map((one) => one[column].length)),
  )
  const line = (one) =>
    columns
      .map((column, index) => one[column].padEnd(widths[index]))
      .join('  ')
      .trimEnd()
  console.log(
    [line(titles), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
      '\n',
    ),
  )
}
