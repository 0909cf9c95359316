import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/**
 * Prints what the page showed when a test failed, the slowest tests, those that passed only when
 * repeated, and the totals in one line.
 */
export default class SummaryReporter implements Reporter {
  private readonly results = new Map<TestCase, TestResult>()

  onTestEnd(test: TestCase, result: TestResult): void {
    this.results.set(test, result)
    const context = result.attachments.find(({ name }) => name === 'error-context')
    if (!context?.path) return
    const [, details = ''] = readFileSync(context.path, 'utf8').split('# Error details', 2)
    print(details.slice(0, 4_000))
  }

  onEnd(_result: FullResult): void {
    const slowest = [...this.results].sort(([, a], [, b]) => b.duration - a.duration).slice(0, 10)
    print('Slowest:')
    for (const [test, { duration }] of slowest)
      print(`  ${(duration / 1000).toFixed(1)} s  ${toName(test)}`)
    const flaky = [...this.results.keys()].filter((test) => test.outcome() === 'flaky')
    for (const test of flaky) print(`FLAKY, to be repaired: ${toName(test)}`)
    const count = (...statuses: TestResult['status'][]) =>
      [...this.results.values()].filter(({ status }) => statuses.includes(status)).length
    print(
      `\n${count('passed')} passed (${flaky.length} flaky), ${count('failed', 'timedOut', 'interrupted')} failed, ${count('skipped')} skipped`,
    )
  }
}

const toName = (test: TestCase) => test.titlePath().filter(Boolean).join(' › ')
const print = (line: string) => process.stdout.write(`${line}\n`)
