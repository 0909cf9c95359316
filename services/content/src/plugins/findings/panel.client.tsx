'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { DescribedFinding } from './endpoint'
import { getFindingsTexts } from './texts'

type State = { key: string; findings: DescribedFinding[] | 'failed' }

/** What was found about the document in the language that is open, after each save. */
export function FindingsPanel() {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const texts = getFindingsTexts(i18n.language)
  const [state, setState] = useState<State>()
  const document = globalSlug ? `globals/${globalSlug}` : id && `${collectionSlug}/${id}`
  const key = `${document} ${code} ${lastUpdateTime}`

  useEffect(() => {
    if (!document) return
    const controller = new AbortController()
    readFindings(document, code, i18n.language, controller.signal)
      .then((findings) => setState({ key, findings }))
      .catch((cause: unknown) => {
        if (controller.signal.aborted) return
        console.warn('The document could not be checked', cause)
        setState({ key, findings: 'failed' })
      })
    return () => controller.abort()
  }, [document, code, i18n.language, key])

  if (!document) return null
  const findings = state?.key === key ? state.findings : null
  return (
    <section className="field-type findings-panel" id="field-findings" aria-label={texts.title}>
      <p className="field-label">{texts.title}</p>
      <div role="status">
        {findings === null ? <p>{texts.loading}</p> : null}
        {findings === 'failed' ? <p>{texts.failed}</p> : null}
        {Array.isArray(findings) ? <Findings findings={findings} language={i18n.language} /> : null}
      </div>
      <p className="field-description">{texts.afterSave}</p>
    </section>
  )
}

function Findings({ findings, language }: { findings: DescribedFinding[]; language: string }) {
  const texts = getFindingsTexts(language)
  if (findings.length === 0) return <p>{texts.none}</p>
  return (['error', 'warning'] as const).map((severity) => {
    const listed = findings.filter((finding) => finding.severity === severity)
    if (listed.length === 0) return null
    return (
      <div key={severity} className={`findings is-${severity}`}>
        <p>{severity === 'error' ? texts.errors : texts.warnings}</p>
        <ul>
          {listed.map(({ path, text }) => (
            <li key={path + text}>{text}</li>
          ))}
        </ul>
      </div>
    )
  })
}

async function readFindings(
  document: string,
  locale: string,
  language: string,
  signal: AbortSignal,
): Promise<DescribedFinding[]> {
  const response = await fetch(`/api/findings/${document}?locale=${locale}`, {
    headers: { 'accept-language': language },
    signal,
  })
  if (!response.ok) throw new Error(`${document} responded ${response.status}`)
  return ((await response.json()) as { findings: DescribedFinding[] }).findings
}
