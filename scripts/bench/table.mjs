/**
 * @typedef {{ check: string, measured: string, compared: string, budget: string, verdict: 'ok' |
 *   'MISSED' | 'info' | 'skipped' }} Row
 */

/**
 * A row that is ok when `value` is at most `most`, or at least `least`.
 *
 * @param {string} check
 * @param {number} value
 * @param {{ most?: number, least?: number, unit?: string, digits?: number, compared: string }} options
 * @returns {Row}
 */
export function row(check, value, { most, least, unit = '', digits = 1, compared }) {
  const ok = value <= (most ?? Infinity) && value >= (least ?? -Infinity)
  const budget = least === undefined ? `≤ ${most}${unit}` : `≥ ${least}${unit}`
  return {
    check,
    measured: `${value.toFixed(digits)}${unit}`,
    compared,
    budget,
    verdict: ok ? 'ok' : 'MISSED',
  }
}

/**
 * A figure without a budget, for context.
 *
 * @returns {Row}
 */
export const infoRow = (check, measured, compared) => ({
  check,
  measured,
  compared,
  budget: '',
  verdict: 'info',
})

/** @returns {Row} */
export const skippedRow = (check, why) => ({
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
    Math.max(titles[column].length, ...rows.map((entry) => entry[column].length)),
  )
  const line = (entry) =>
    columns
      .map((column, index) => entry[column].padEnd(widths[index]))
      .join('  ')
      .trimEnd()
  console.log(
    [line(titles), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join(
      '\n',
    ),
  )
}
