'use client'

import { useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { localization } from '../../model/locales'
import { getFindingsTexts } from '../findings/texts'
import { readProblems } from '../findings/use-problems.client'
import { getSchedulingTexts } from './texts'

type SavedErrorsProps = {
  /** Below `/api/findings`. */
  document: string
  locale: string
  intro: string
  /** Shown where nothing holds a publication back. */
  none?: string
}

/** What would hold a publication of the saved draft back, in the language that is scheduled. */
export function SavedErrors({ document, locale, intro, none }: SavedErrorsProps) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const { versionCount } = useDocumentInfo()
  const [errors, setErrors] = useState<string[] | 'failed'>()
  useEffect(() => {
    const controller = new AbortController()
    readProblems(document, locale, i18n.language, null, controller.signal)
      .then((problems) =>
        setErrors(problems.flatMap(({ severity, text }) => (severity === 'error' ? text : []))),
      )
      .catch((cause: unknown) => {
        if (controller.signal.aborted) return
        console.warn('The draft could not be checked', cause)
        setErrors('failed')
      })
    return () => controller.abort()
  }, [document, i18n.language, locale, versionCount])

  if (!errors) return null
  if (errors === 'failed') return <p role="status">{getFindingsTexts(i18n.language).failed}</p>
  if (errors.length === 0) return none ? <p>{none}</p> : null
  const texts = getSchedulingTexts(i18n.language)
  const name = localization.locales.find((one) => one.code === locale)?.label ?? locale
  return (
    <div className="saved-errors">
      <p>{intro}</p>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
      {locale === code ? null : <a href={`?locale=${locale}`}>{texts.openIn(name)}</a>}
    </div>
  )
}
