import * as v from 'valibot'
import { isEmail } from '@law-firm/contract/contact-details'
import { isTelephone } from '@law-firm/contract/telephone'
import { toFields, type FormField, type FormName } from './definitions'

export type FieldError = 'required' | 'tooLong' | 'email' | 'tel' | 'choice'
export type Checked = { values: Record<string, string>; errors: Record<string, FieldError> }

/**
 * Parses and validates a submitted form: removes control characters, line breaks outside text areas and unknown fields.
 *
 * @param choices options of selects that are not in the definition
 */
export function checkForm(
  form: FormName,
  data: FormData,
  choices: Record<string, readonly string[]> = {},
): Checked {
  const values: Checked['values'] = {}
  const errors: Checked['errors'] = {}
  for (const field of toFields(form)) {
    const entry = data.get(field.name)
    const value = tidy(typeof entry === 'string' ? entry : '', field)
    values[field.name] = value
    const result = v.safeParse(schemaOf(field, choices[field.name] ?? field.options), value)
    if (!result.success) errors[field.name] = result.issues[0].message as FieldError
  }
  return { values, errors }
}

const tidy = (value: string, { kind }: FormField): string => {
  const plain = value
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '')
  return (kind === 'area' ? plain : plain.replace(/[\n\t]+/g, ' ')).trim()
}

function schemaOf({ kind, required, max }: FormField, choices: readonly string[] | undefined) {
  const filled = v.pipe(
    v.string(),
    v.check((value) => !required || value !== '', 'required'),
    v.maxLength(max, 'tooLong'),
  )
  const whenFilled = (passes: (value: string) => boolean, message: FieldError) =>
    v.check<string, FieldError>((value) => value === '' || passes(value), message)
  switch (kind) {
    case 'email':
      return v.pipe(filled, whenFilled(isEmail, 'email'))
    case 'tel':
      return v.pipe(filled, whenFilled(isTelephone, 'tel'))
    case 'select':
      return v.pipe(
        filled,
        whenFilled((value) => choices?.includes(value) ?? false, 'choice'),
      )
    default:
      return filled
  }
}
