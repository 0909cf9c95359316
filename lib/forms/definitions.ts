/** The forms with their fields in order. Labels are in the messages under `forms.fields`. */

type FieldKind = 'text' | 'email' | 'tel' | 'area' | 'select' | 'check'

export type FormField = {
  name: string
  kind: FieldKind
  required?: true
  /** The maximum length in characters. */
  max: number
  autoComplete?: string
  /** Options of a select; labels are in the messages under `forms.options.{name}`, or come from the page. */
  options?: readonly string[]
}

const name: FormField = {
  name: 'name',
  kind: 'text',
  required: true,
  max: 100,
  autoComplete: 'name',
}
const email: FormField = {
  name: 'email',
  kind: 'email',
  required: true,
  max: 254,
  autoComplete: 'email',
}
const phone: FormField = { name: 'phone', kind: 'tel', max: 40, autoComplete: 'tel' }
const organisation: FormField = {
  name: 'organisation',
  kind: 'text',
  max: 160,
  autoComplete: 'organization',
}
const jobTitle: FormField = {
  name: 'jobTitle',
  kind: 'text',
  max: 120,
  autoComplete: 'organization-title',
}
const message: FormField = { name: 'message', kind: 'area', required: true, max: 5000 }

export const forms = {
  contact: [
    name,
    email,
    phone,
    organisation,
    message,
    { name: 'noClient', kind: 'check', required: true, max: 2 },
  ],
  registration: [name, email, organisation, jobTitle, { name: 'needs', kind: 'area', max: 1000 }],
  access: [
    name,
    email,
    { ...organisation, required: true },
    jobTitle,
    { name: 'tool', kind: 'select', required: true, max: 96 },
    { ...message, required: undefined, max: 2000 },
  ],
  apply: [
    name,
    email,
    phone,
    {
      name: 'programme',
      kind: 'select',
      required: true,
      max: 60,
      options: ['training-contract', 'vacation-scheme', 'starter', 'business-services'],
    },
    { name: 'university', kind: 'text', required: true, max: 160 },
    { name: 'subject', kind: 'text', required: true, max: 160 },
    { name: 'motivation', kind: 'area', required: true, max: 4000 },
    { name: 'adjustments', kind: 'area', max: 1000 },
  ],
  question: [name, email, message],
  alumni: [
    name,
    email,
    { name: 'years', kind: 'text', required: true, max: 60 },
    { name: 'office', kind: 'text', max: 80 },
    { ...organisation, name: 'employer' },
    { ...message, required: undefined, max: 2000 },
  ],
} as const satisfies Record<
  string,
  readonly (Omit<FormField, 'required'> & { required?: true | undefined })[]
>

export type FormName = keyof typeof forms

export const toFields = (form: FormName): FormField[] => forms[form] as unknown as FormField[]

export const isFormName = (value: unknown): value is FormName =>
  typeof value === 'string' && Object.hasOwn(forms, value)
