import type { Messages } from '../messages/en'
import { html, type Html } from './html'

export type FieldProps = {
  name: string
  label: string
  type?: 'text' | 'email' | 'password' | 'tel'
  value?: string
  autocomplete: string
  error?: string
  hint?: string
  optionalText?: string
  inputMode?: 'numeric' | 'text'
  isShort?: boolean
}

/** A labelled field with linked hint and error; password values are never rendered. */
export function renderField({
  name,
  label,
  type = 'text',
  value = '',
  autocomplete,
  error,
  hint,
  optionalText,
  inputMode,
  isShort,
}: FieldProps): Html {
  const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ')
  const mode = inputMode ? html` inputmode="${inputMode}"` : ''
  const literal =
    type === 'text' && (isShort || autocomplete === 'off')
      ? html` autocapitalize="off" spellcheck="false"`
      : ''
  return html`<div class="field${isShort ? ' short' : ''}">
<label for="${name}">${label}${optionalText && html` <small>(${optionalText})</small>`}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${type === 'password' ? '' : value}" autocomplete="${autocomplete}"${mode}${literal}${optionalText ? '' : html` required`}${error && html` aria-invalid="true"`}${describedBy && html` aria-describedby="${describedBy}"`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}
</div>`
}

export const renderNotice = (text: string | Html, kind: 'good' | 'bad' = 'good') =>
  html`<div class="notice${kind === 'bad' ? ' bad' : ''}" role="${kind === 'bad' ? 'alert' : 'status'}"><p>${text}</p></div>`

export const renderHead = (title: string, intro?: string | Html) =>
  html`<div class="head"><h1>${title}</h1>${intro && html`<p class="lead">${intro}</p>`}</div>`

/** An error summary with links to the fields, for accessibility. */
export function renderErrorSummary(
  t: Messages,
  labels: Record<string, string>,
  errors: Record<string, string | undefined>,
): Html | '' {
  const wrong = Object.entries(errors).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  if (wrong.length === 0) return ''
  return html`<div class="notice bad" role="alert"><p>${t.error_summary}</p>
<ul>${wrong.map(([name, text]) => html`<li><a href="#${name}">${labels[name] ?? name}</a>: ${text}</li>`)}</ul></div>`
}

/** The captcha's image and field, when one is required. */
export const renderCaptcha = (t: Messages, image: string | undefined, error?: string) =>
  image
    ? html`<img class="captcha" src="${image}" width="200" height="64" alt="${t.captcha_alt}">${renderField({ name: 'captcha', label: t.captcha_label, autocomplete: 'off', hint: t.captcha_hint, error, isShort: true })}`
    : ''
