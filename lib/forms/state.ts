/** Values of a form by field; a field of several choices has several. */
export type FormValues = Record<string, string[]>

/** The state of a form after it was sent. */
export type FormState<Outcome extends string = never> = {
  outcome: 'idle' | 'unavailable' | Outcome
  /** The submitted ones, when the form is shown again. */
  values?: FormValues
  /** The message key of each invalid field. */
  errors?: Record<string, string>
  /** What else there is to know: a message key, or the code of an error. */
  note?: string
}

/** The state of a form with fields whose message has their name. */
export const invalid = (values: FormValues, ...fields: string[]): FormState<'invalid'> => ({
  outcome: 'invalid',
  values,
  errors: Object.fromEntries(fields.map((name) => [name, name])),
})
