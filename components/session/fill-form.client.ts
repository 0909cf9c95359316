import type { User } from '@/lib/identity'

type Known = Pick<User, 'name' | 'givenName' | 'familyName' | 'email' | 'company' | 'jobTitle'>

/** What the session knows, under the names by which forms ask for it (HTML, "Autofill"). */
const valuesOf = ({
  name,
  givenName,
  familyName,
  email,
  company,
  jobTitle,
}: Known): Record<string, string | null | undefined> => ({
  name: name ?? [givenName, familyName].filter(Boolean).join(' '),
  email,
  organization: company,
  'organization-title': jobTitle,
})

/** Fills the empty fields of the form of a registration (`components/events/register-page.tsx`) with what is known of the member; once, so that what they clear stays so. */
function fillForm(page: ParentNode, user: Known): void {
  const form = page.querySelector('#register-name')?.closest('form')
  if (!form || form.dataset.filled !== undefined) return
  form.dataset.filled = ''
  const values = valuesOf(user)
  for (const input of form.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
    const value = values[input.autocomplete]
    if (value && input.value === '') input.value = value
  }
}

/** Also on pages that are shown later without being loaded anew. @returns a function that ends it */
export function keepFilling(page: Document, user: Known): () => void {
  const fill = () => fillForm(page, user)
  fill()
  const observer = new MutationObserver(fill)
  observer.observe(page.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
