'use client'

import { isColour } from '@law-firm/contract/brand'
import { TextField, useField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** A colour as text, with the browser's own choice of colours beside it. */
export const ColourField: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path })
  return (
    <div className="colour-field">
      <TextField {...props} />
      <input
        type="color"
        aria-label={props.path}
        disabled={props.readOnly}
        value={isColour(value) ? value : '#ffffff'}
        onChange={({ target }) => setValue(target.value)}
      />
    </div>
  )
}
