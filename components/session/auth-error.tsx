import { needsContact, toErrorKey, type ErrorKey } from '@/lib/session/error-key'
import typography from '@/components/ui/typography.module.css'

export type AuthTexts = {
  errors: Record<ErrorKey, string>
  steps: Record<'again' | 'contact', string>
  contactHref: string
  code: string
}

/** A translated error message, the next step, and the error code in small print (decision 21). */
export function AuthError({ code, texts }: { code: string; texts: AuthTexts }) {
  const key = toErrorKey(code)
  return (
    <>
      <p>{texts.errors[key]}</p>
      <p>
        {needsContact(key) ? (
          <a href={texts.contactHref}>{texts.steps.contact}</a>
        ) : (
          texts.steps.again
        )}
      </p>
      <p className={typography.meta}>
        {texts.code} <code>{key === 'unknown' ? 'unknown' : code}</code>
      </p>
    </>
  )
}
