'use client'

import { useTranslation } from '@payloadcms/ui'
import { ProblemList } from './problem-list.client'
import { getFindingsTexts } from './texts'
import { useCheckedForm } from './use-problems.client'

/** What was found about the form in the language that is open. */
export function FindingsPanel() {
  const { i18n } = useTranslation()
  const texts = getFindingsTexts(i18n.language)
  const problems = useCheckedForm()
  if (problems === null) return null
  return (
    <section
      className="field-type findings-panel"
      id="field-findings"
      aria-label={texts.title}
      tabIndex={-1}
    >
      <p className="field-label">{texts.title}</p>
      <div role="status">
        {problems === 'loading' ? <p>{texts.loading}</p> : null}
        {problems === 'failed' ? <p>{texts.failed}</p> : null}
        {Array.isArray(problems) && problems.length === 0 ? <p>{texts.none}</p> : null}
        {Array.isArray(problems) ? <ProblemList problems={problems} /> : null}
      </div>
      <p className="field-description">{texts.afterSave}</p>
    </section>
  )
}
