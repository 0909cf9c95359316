'use client'

import { useState, type FormEvent } from 'react'
import form from './form.module.css'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Counts the letters of a field from four fifths of its limit on, and keeps a form with more from being sent. Nothing
 * is cut: `maxlength` cuts what is pasted without a word.
 *
 * @param tooLong what the browser says of a field with more
 */
export function useLetterCount(max: number, tooLong: string, initialValue: string) {
  const [length, setLength] = useState(initialValue.length)
  return {
    onInput: ({ currentTarget }: FormEvent<Control>) => {
      const { length: letters } = currentTarget.value.trim()
      currentTarget.setCustomValidity(letters > max ? tooLong : '')
      setLength(letters)
    },
    count:
      length <= max * 0.8 ? null : (
        <p
          className={length > max ? form.error : form.hint}
          role={length > max ? 'alert' : undefined}
        >
          {length > max ? `${tooLong} ` : ''}
          {length} / {max}
        </p>
      ),
  }
}
