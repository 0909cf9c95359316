import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints the totals in one line: passed, failed, skipped. */
export default class SummaryReporter implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>()

  onTestEnd(test: TestCase, result: TestResult): void {
    this.outcomes.set(test.id, result.status)
  }

  onEnd(_result: FullResult): void {
    const count = (...statuses: TestResult['status'][]) =>
      [...this.outcomes.values()].filter((status) => statuses.includes(status)).length
    process.stdout.write(
      `\n${count('passed')} passed, ${count('failed', 'timedOut', 'interrupted')} failed, ${count('skipped')} skipped\n`,
    )
  }
}
