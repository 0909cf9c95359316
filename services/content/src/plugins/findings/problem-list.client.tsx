'use client'

import { useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import type { Problem } from './find-problems'
import { goToField } from './go-to-field.client'
import { getFindingsTexts } from './texts'

/** Errors, then warnings; each leads to its field. */
export function ProblemList({ problems }: { problems: Problem[] }) {
  const { i18n } = useTranslation()
  const { getEntityConfig } = useConfig()
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const texts = getFindingsTexts(i18n.language)
  const fields =
    (globalSlug
      ? getEntityConfig({ globalSlug })
      : getEntityConfig({ collectionSlug: collectionSlug ?? '' })
    )?.fields ?? []
  return (['error', 'warning'] as const).map((severity) => {
    const listed = problems.filter((problem) => problem.severity === severity)
    if (listed.length === 0) return null
    return (
      <div key={severity} className={`findings is-${severity}`}>
        <p>{severity === 'error' ? texts.errors : texts.warnings}</p>
        <ul>
          {listed.map(({ path, text }) => (
            <li key={path + text}>
              {path ? (
                <button type="button" onClick={() => void goToField(path, fields)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    )
  })
}
