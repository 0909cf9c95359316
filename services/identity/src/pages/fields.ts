import type { Messages } from '../messages/locale'
import { html, type Html } from './html'

type Text = keyof Messages

type Field = {
  name: string
  label: Text
  type?: 'email' | 'password'
  autocomplete: string
  hint?: Text
  isOptional?: boolean
  /** For a code or letters to copy. */
  isShort?: boolean
  inputMode?: 'numeric'
}

const newPassword = { name: 'password', type: 'password', autocomplete: 'new-password' } as const
const code = { name: 'code', isShort: true, autocomplete: 'one-time-code' } as const
const digits = { ...code, hint: 'code_hint', inputMode: 'numeric' } as const

const fields = {
  email: { name: 'email', label: 'email', type: 'email', autocomplete: 'username' },
  password: {
    name: 'password',
    label: 'password',
    type: 'password',
    autocomplete: 'current-password',
  },
  captcha: {
    name: 'captcha',
    label: 'captcha_label',
    autocomplete: 'off',
    hint: 'captcha_hint',
    isShort: true,
  },
  givenName: { name: 'given_name', label: 'given_name', autocomplete: 'given-name' },
  familyName: { name: 'family_name', label: 'family_name', autocomplete: 'family-name' },
  signupEmail: { name: 'email', label: 'email', type: 'email', autocomplete: 'email' },
  signupPassword: { ...newPassword, label: 'password', hint: 'password_hint' },
  company: { name: 'company', label: 'company', autocomplete: 'organization', isOptional: true },
  jobTitle: {
    name: 'job_title',
    label: 'job_title',
    autocomplete: 'organization-title',
    isOptional: true,
  },
  newPassword: { ...newPassword, label: 'new_password', hint: 'password_hint' },
  repeat: { ...newPassword, name: 'repeat', label: 'repeat_password' },
  address: { name: 'address', label: 'email', type: 'email', autocomplete: 'username' },
  code: { ...digits, label: 'code' },
  factor: { ...code, label: 'mfa_code', hint: 'mfa_recovery_hint' },
  enrolment: { ...digits, label: 'mfa_code' },
  removal: { ...code, label: 'mfa_code', hint: 'enrol_remove_hint' },
  fullName: { name: 'name', label: 'social_full_name', autocomplete: 'name' },
} satisfies Record<string, Field>

export type Errors = Record<string, string | undefined>

/** What was typed, and what is wrong with it, by the names of fields. */
export type Form = { values?: Record<string, string | undefined>; errors?: Errors }

/** The first wrong field has the focus, or else the first empty one. */
export function renderFields(t: Messages, form: Form, ...names: (keyof typeof fields)[]): Html {
  const { values = {}, errors = {} } = form
  const first =
    names.find((name) => errors[fields[name].name]) ??
    names.find((name) => name !== 'captcha' && !values[fields[name].name])
  return html`${names.map((name) => renderField(t, fields[name], form, name === first))}`
}

/** A labelled field with linked hint and error; password values are never rendered. */
function renderField(
  t: Messages,
  field: Field,
  { values = {}, errors = {} }: Form,
  hasFocus: boolean,
): Html {
  const { name, type = 'text', hint, isOptional, isShort, inputMode } = field
  const error = errors[name]
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<div class="field${isShort && ' short'}">
<label for="${name}">${t[field.label]}${isOptional && html` <small>(${t.optional})</small>`}</label>
${hint && html`<p class="hint" id="${name}-hint">${t[hint]}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${type !== 'password' && values[name]}" autocomplete="${field.autocomplete}"${inputMode && html` inputmode="${inputMode}"`}${isShort && html` autocapitalize="off" spellcheck="false"`}${!isOptional && html` required`}${hasFocus && html` autofocus`}${error && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>`
}

export const renderNotice = (text: string, kind: 'good' | 'bad' = 'good') =>
  html`<div class="notice ${kind}" role="${kind === 'bad' ? 'alert' : 'status'}"><p>${text}</p></div>`

export const renderHead = (title: string, intro?: string) =>
  html`<div class="head"><h1>${title}</h1>${intro && html`<p class="lead">${intro}</p>`}</div>`

export const renderLink = (href: string, text: string) =>
  html`<p><a class="button" href="${href}">${text}</a></p>`

/** The captcha's image and field, when one is required. */
export const renderCaptcha = (t: Messages, image: string | undefined, form: Form) =>
  image &&
  html`<img class="captcha" src="${image}" width="200" height="64" alt="${t.captcha_alt}">${renderFields(t, form, 'captcha')}`
