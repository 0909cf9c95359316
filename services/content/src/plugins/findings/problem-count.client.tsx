'use client'

import { useTranslation } from '@payloadcms/ui'
import { getFindingsTexts } from './texts'
import { useProblems } from './use-problems.client'

/** How many errors and warnings the form has, beside the button that publishes; it leads to them. */
export function ProblemCount() {
  const { i18n } = useTranslation()
  const texts = getFindingsTexts(i18n.language)
  const problems = useProblems() ?? []
  const countOf = (severity: string) =>
    problems.filter((problem) => problem.severity === severity).length
  const [errors, warnings] = [countOf('error'), countOf('warning')]
  if (problems.length === 0) return null
  const open = () => {
    const panel = document.getElementById('field-findings')
    panel?.scrollIntoView({ block: 'center' })
    panel?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={`problem-count ${errors > 0 ? 'is-error' : 'is-warning'}`}
      id="open-findings"
      onClick={open}
    >
      {[
        ...(errors > 0 ? [texts.countErrors(errors)] : []),
        ...(warnings > 0 ? [texts.countWarnings(warnings)] : []),
      ].join(' · ')}
    </button>
  )
}
