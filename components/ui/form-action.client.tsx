'use client'

import { unstable_rethrow } from 'next/navigation'
import {
  createContext,
  use,
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
  type FormEvent,
  type ReactNode,
} from 'react'
import form from './form.module.css'

type UnansweredTexts = {
  /** Shown in place of a response that did not come. */
  unanswered: string
  /** On the button of the form then. */
  sendAgain: string
}

const TextsContext = createContext<UnansweredTexts>({ unanswered: '', sendAgain: '' })

/** Provides the texts of forms whose request is not answered. */
export const FormTexts = ({ texts, children }: { texts: UnansweredTexts; children: ReactNode }) => (
  <TextsContext value={texts}>{children}</TextsContext>
)

/**
 * `useActionState` for a form that keeps what was entered. Without JavaScript the browser posts the
 * form; with it, React neither resets the form nor replaces the page by its error boundary when the
 * request fails (offline, connection reset, 429, 503): the form shows `notice` instead.
 *
 * @param address URL of the page: the form's action without JavaScript
 */
export function useFormAction<State>(
  action: (state: Awaited<State>, data: FormData) => State | Promise<State>,
  initialState: Awaited<State>,
  address?: string,
) {
  const [posted, post] = useActionState(action, initialState, address)
  const [answered, setAnswered] = useState<Awaited<State>>()
  const [failures, setFailures] = useState(0)
  const [pending, startTransition] = useTransition()
  const { unanswered, sendAgain } = use(TextsContext)
  const state = answered ?? posted
  const send = (data: FormData) =>
    startTransition(async () => {
      try {
        const next = await action(state, data)
        startTransition(() => {
          setAnswered(next)
          setFailures(0)
        })
      } catch (cause) {
        unstable_rethrow(cause) // a redirect
        console.warn('A form was not answered', cause)
        startTransition(() => setFailures((count) => count + 1))
      }
    })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter))
  }
  return {
    state,
    send,
    pending,
    /** The attributes of the `form` element. */
    formProps: { action: post, onSubmit, 'aria-busy': pending },
    /** In place of the state's own message; null once there was a response. */
    notice: failures > 0 ? <Unanswered key={failures} text={unanswered} /> : null,
    /** The label of the button. */
    labelOf: (label: string) => (failures > 0 ? sendAgain : label),
  }
}

function Unanswered({ text }: { text: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} className={form.failure} role="alert" tabIndex={-1}>
      <p>{text}</p>
    </div>
  )
}
