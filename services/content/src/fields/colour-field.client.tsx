'use client'

import { isColour } from '@law-firm/contract/brand'
import { getTranslation } from '@payloadcms/translations'
import { TextField, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** A colour as text, with the browser's own choice of colours beside it. */
export const ColourField: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path })
  const { i18n } = useTranslation()
  return (
    <div className="colour-field">
      <TextField {...props} />
      <input
        type="color"
        aria-label={getTranslation(props.field.label ?? props.path, i18n)}
        disabled={props.readOnly}
        value={isColour(value) ? value : '#ffffff'}
        onChange={({ target }) => setValue(target.value)}
      />
    </div>
  )
}
