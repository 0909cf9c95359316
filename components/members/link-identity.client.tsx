'use client'

import { useRef, useState, type ComponentProps } from 'react'
import { useSession } from '@/components/session/session-provider.client'
import type { AuthenticationResult, IdentityError } from '@/lib/identity'
import type { MemberFormState } from '@/lib/member/member-form'
import type { Session } from '@/lib/session/session'
import { MemberForm } from './member-form.client'
import button from '@/components/ui/button.module.css'
import form from '@/components/ui/form.module.css'
import styles from './link-identity.module.css'

/** Why an identity was not linked, as in `member.security.linkErrors`. */
type Failure =
  | 'popupClosed'
  | 'popupBlocked'
  | 'same'
  | 'otherMember'
  | 'expired'
  | 'denied'
  | 'unavailable'
  | 'signedOut'

type LinkIdentityProps = {
  /** The form that confirms the member; its action returns the nonce of the sign-in. */
  confirm: Omit<ComponentProps<typeof MemberForm>, 'id' | 'values'>
  addIdentity: (tokens: Record<string, string | null>) => Promise<MemberFormState>
  /** Seconds; the sign-in must not be older. */
  maxAge: number
  uiLocales: string
  email: string | null
  texts: Record<Step['kind'] | 'title' | 'signIn' | 'again' | 'againText', string>
  errors: Record<Failure, string>
}

type Step =
  | { kind: 'confirm'; failure?: Failure }
  | { kind: 'ready'; nonce: string; session: Session; failure?: Failure }
  | { kind: 'waiting' | 'adding' | 'linked' }
type Ready = Extract<Step, { kind: 'ready' }>

/** Confirms the member, signs in to a further identity in a popup, and links it (docs/sign-in.md). */
export function LinkIdentity(props: LinkIdentityProps) {
  const { confirm, addIdentity, maxAge, uiLocales, email, texts, errors } = props
  const load = useSession()?.load
  const [step, setStep] = useState<Step>({ kind: 'confirm' })
  const [isRestored, setIsRestored] = useState(true)
  const status = useRef<HTMLParagraphElement>(null)

  const show = (next: Step) => {
    setStep(next)
    status.current?.focus()
  }
  const confirmMember: typeof confirm.action = async (state, data) => {
    const next = await confirm.action(state, data)
    // Loaded before the click that opens the popup: the browser blocks one that comes later.
    if (next.nonce && load) show({ kind: 'ready', nonce: next.nonce, session: await load() })
    return next
  }
  const link = async ({ nonce, session }: Pick<Ready, 'nonce' | 'session'>) => {
    show({ kind: 'waiting' })
    const { linked, isRestored } = await session.linkIdentity(
      { nonce, maxAge, uiLocales },
      async (result: AuthenticationResult) => {
        show({ kind: 'adding' })
        const { idToken, accessToken } = result
        return addIdentity({ idToken, accessToken, nonce }).catch(unavailable)
      },
    )
    setIsRestored(isRestored)
    if (linked.ok && linked.value.outcome === 'saved') return show({ kind: 'linked' })
    const failure = linked.ok ? failureOf(linked.value) : failureOfPopup(linked.error)
    show(
      failure === 'expired' || failure === 'signedOut'
        ? { kind: 'confirm', failure }
        : { kind: 'ready', nonce, session, failure },
    )
  }
  const signInAgain = async () =>
    (await load?.())?.signIn({
      redirectUrl: location.pathname,
      prompt: 'login',
      ...(email ? { loginHint: email } : {}),
    })

  const failure = 'failure' in step ? step.failure : undefined
  return (
    <details className="needs-script">
      <summary>{texts.title}</summary>
      <div className={styles.step}>
        <p
          ref={status}
          role={failure ? 'alert' : 'status'}
          tabIndex={-1}
          className={failure ? form.failure : step.kind === 'linked' ? form.saved : undefined}
        >
          {failure ? errors[failure] : texts[step.kind]}
        </p>
        {isRestored ? null : (
          <p>
            {texts.againText}{' '}
            <button type="button" className={button.underlined} onClick={() => void signInAgain()}>
              {texts.again}
            </button>
          </p>
        )}
        {step.kind === 'confirm' ? (
          <MemberForm id="link-form" {...confirm} action={confirmMember} values={{}} />
        ) : null}
        {step.kind === 'ready' ? (
          <button type="button" className={button.primary} onClick={() => void link(step)}>
            {texts.signIn}
          </button>
        ) : null}
      </div>
    </details>
  )
}

const unavailable = (): MemberFormState => ({ outcome: 'unavailable' })

function failureOf({ outcome, note }: MemberFormState): Failure {
  if (outcome === 'signedOut') return 'signedOut'
  return note === 'same' || note === 'otherMember' || note === 'expired' ? note : 'unavailable'
}

function failureOfPopup({ error }: IdentityError): Failure {
  switch (error) {
    case 'popup_closed':
      return 'popupClosed'
    case 'popup_blocked':
      return 'popupBlocked'
    case 'timeout':
    case 'invalid_token':
      return 'expired'
    default:
      return 'denied'
  }
}
