'use client'

import type { FormEvent, ReactNode } from 'react'
import { useFinder } from './use-finder.client'
import styles from './finder.module.css'

/** A pause in typing. */
const pauseMs = 250

type FinderFormProps = {
  /** The path of the list without filters. */
  action: string
  title: string
  /** What the fields show for the address of these results. */
  values: Record<string, string>
  announcement: string
  texts: { failed: string; retry: string }
  fields: ReactNode
  links: ReactNode
  children: ReactNode
}

/**
 * Navigates to the address of the form while one types and chooses. The fields and the results are rendered on the
 * server; the fields are uncontrolled, so that new results do not touch what is being typed.
 */
export function FinderForm({
  action,
  title,
  values,
  announcement,
  texts,
  fields,
  links,
  children,
}: FinderFormProps) {
  const { root, status, isPending, failedHref, request, endTyping, follow } = useFinder({
    action,
    values,
    announcement,
  })
  const onInput = ({ target, nativeEvent }: FormEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) request(null)
    else if (isSearch(target) && !(nativeEvent as InputEvent).isComposing)
      request(target.name, pauseMs)
  }
  return (
    <div ref={root} onClick={follow}>
      <form
        className={styles.form}
        action={action}
        role="search"
        aria-label={title}
        autoComplete="off" // a restored value would not be that of the address
        onInput={onInput}
        onCompositionEnd={({ target }) => isSearch(target) && request(target.name, pauseMs)}
        onBlur={({ target }) => {
          if (target instanceof HTMLInputElement) request(isSearch(target) ? target.name : null)
          endTyping()
        }}
        onSubmit={(event) => {
          event.preventDefault()
          request(null)
          event.currentTarget.querySelector<HTMLElement>(':popover-open')?.hidePopover()
        }}
      >
        {fields}
      </form>
      {links}
      <p ref={status} role="status" className="visually-hidden" />
      <section className={styles.results} aria-label={title} aria-busy={isPending}>
        {failedHref ? (
          <p role="alert" className={styles.failed}>
            {texts.failed} <a href={failedHref}>{texts.retry}</a>
          </p>
        ) : null}
        {children}
      </section>
    </div>
  )
}

const isSearch = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'search'
