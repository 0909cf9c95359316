import type { User } from '@/lib/identity'

type KnownUser = Pick<User, 'name' | 'givenName' | 'familyName' | 'email' | 'company' | 'jobTitle'>

/** User fields by autofill name (HTML, "Autofill"). */
const toAutofillValues = ({
  name,
  givenName,
  familyName,
  email,
  company,
  jobTitle,
}: KnownUser): Record<string, string | null | undefined> => ({
  name: name ?? [givenName, familyName].filter(Boolean).join(' '),
  email,
  organization: company,
  'organization-title': jobTitle,
})

/**
 * Fills the empty fields of the registration form (`components/events/register-page.tsx`) once, so that
 * cleared fields stay empty, and hides its offer to sign in.
 */
function fillRegistrationForm(root: ParentNode, user: KnownUser): void {
  const form = root.querySelector('#register-name')?.closest('form')
  if (!form || form.dataset.filled !== undefined) return
  form.dataset.filled = ''
  root.querySelector<HTMLElement>('[data-visitors]')?.setAttribute('hidden', '')
  const values = toAutofillValues(user)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
    const value = values[input.autocomplete]
    if (value && input.value === '') input.value = value
  }
}

/**
 * Also fills forms that client-side navigation adds later.
 *
 * @returns the unsubscribe function
 */
export function autofillForms(root: Document, user: KnownUser): () => void {
  const fill = () => fillRegistrationForm(root, user)
  fill()
  const observer = new MutationObserver(fill)
  observer.observe(root.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
