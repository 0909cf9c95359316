'use client'

import { useFormFields } from '@payloadcms/ui'

/** The text of a footnote where it stands, as long as there is room. */
export function FootnoteLabel() {
  const text = useFormFields(([fields]) => String(fields.text?.value ?? ''))
  return (
    <span className="footnote-label" title={text}>
      † {text}
    </span>
  )
}
