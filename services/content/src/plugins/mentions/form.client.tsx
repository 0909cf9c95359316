'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState, type FormEvent } from 'react'
import { toError } from '../leaving/response'
import { Runs } from '../bulk-editing/runs.client'
import { getBulkTexts } from '../bulk-editing/texts'
import type { FoundDocument } from '../quick-find/find-documents'
import type { MentionsView } from './endpoints'
import { PlaceFields } from './place-fields.client'
import { Successor } from './successor.client'
import { proposeChoice, toChoice, type PlaceChoice } from './propose'
import { getMentionTexts, type MentionTexts } from './texts'

type MentionsFormProps = { collection: string; id: number }

/** Every place that mentions a document, what takes its place there, and the run that does it. */
export function MentionsForm({ collection, id }: MentionsFormProps) {
  const { i18n } = useTranslation()
  const texts = getMentionTexts(i18n.language)
  const address = `/api/mentions/${collection}/${id}`
  const [ended, setEnded] = useState(0)
  const onEnd = useCallback(() => setEnded((count) => count + 1), [])
  const view = useMentions(address, i18n.language, ended)
  if (view === 'loading') return <p role="status">{texts.loading}</p>
  if (view === 'failed') return <p role="alert">{texts.failed}</p>
  return (
    <>
      <h1>{texts.title(view.name)}</h1>
      <p>{texts.intro}</p>
      <Form {...{ address, collection, id, texts, view }} language={i18n.language} onEnd={onEnd} />
    </>
  )
}

function useMentions(
  address: string,
  language: string,
  ended: number,
): MentionsView | 'loading' | 'failed' {
  const [view, setView] = useState<MentionsView | 'loading' | 'failed'>('loading')
  useEffect(() => {
    let isGone = false
    fetch(address, { headers: { 'accept-language': language } })
      .then(async (response) => {
        if (!response.ok) throw new Error(`The service responded ${response.status}`)
        const found = (await response.json()) as MentionsView
        if (!isGone) setView(found)
      })
      .catch((cause: unknown) => {
        console.warn('The places could not be read', cause)
        if (!isGone) setView('failed')
      })
    return () => {
      isGone = true
    }
  }, [address, language, ended])
  return view
}

type FormProps = MentionsFormProps & {
  address: string
  language: string
  texts: MentionTexts
  view: MentionsView
  onEnd: () => void
}

type Page = 'stays' | 'gone' | 'leads'

function Form({ address, collection, id, language, onEnd, texts, view }: FormProps) {
  const [successor, setSuccessor] = useState<FoundDocument | null>(null)
  const [changed, setChanged] = useState<Record<string, PlaceChoice>>({})
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set())
  const [publishes, setPublishes] = useState(true)
  const [page, setPage] = useState<Page>('stays')
  const [message, setMessage] = useState('')
  const [run, setRun] = useState<number | null>(null)

  const choiceOf = (place: MentionsView['places'][number]) =>
    changed[place.place] ?? proposeChoice(place, successor)
  const start = async (isDryRun: boolean) => {
    setMessage('')
    const missing = view.places.find((place) => toChoice(choiceOf(place), successor) === null)
    if (missing) return setMessage(texts.choose(missing.label))
    const choices = view.places.map((place) => [place.place, toChoice(choiceOf(place), successor)])
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        ...{ choices: Object.fromEntries(choices), except: [...except], isDryRun },
        publishes: view.mayPublish && publishes,
        page: page === 'stays' ? null : { by: page === 'leads' ? successor?.key : null },
      }),
    }).catch(() => null)
    if (!response?.ok) return setMessage((await toError(response)) ?? texts.failed)
    setRun(((await response.json()) as { run: number }).run)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void start(true)
  }
  const documents = new Set(view.places.flatMap((place) => place.documents.map(({ key }) => key)))
    .size
  const toggle = (key: string, isIncluded: boolean) => {
    const next = new Set(except)
    if (isIncluded) next.delete(key)
    else next.add(key)
    setExcept(next)
  }

  return (
    <>
      <form className="mentions-form" onSubmit={submit}>
        <section aria-labelledby="mentions-successor">
          <h2 id="mentions-successor">{texts.successor}</h2>
          <Successor
            {...{ collection, successor, texts }}
            except={`${collection}/${id}`}
            onChange={setSuccessor}
          />
          <p>{texts.successorHint}</p>
        </section>
        <section aria-labelledby="mentions-places">
          <h2 id="mentions-places">{texts.places}</h2>
          <p role="status">
            {documents > 0 ? texts.total(documents, view.places.length) : texts.none}
          </p>
          {view.places.map((place) => (
            <PlaceFields
              key={place.place}
              {...{ place, collection, except, successor, texts, toggle }}
              subject={`${collection}/${id}`}
              choice={choiceOf(place)}
              onChange={(choice) => setChanged({ ...changed, [place.place]: choice })}
            />
          ))}
          <p>{texts.members}</p>
        </section>
        {view.mayPublish && view.isPublic ? (
          <PageFields {...{ page, texts }} hasSuccessor={successor !== null} onChange={setPage} />
        ) : null}
        {view.mayPublish ? (
          <label className="bulk-tick">
            <input
              type="checkbox"
              checked={publishes}
              onChange={({ target }) => setPublishes(target.checked)}
            />{' '}
            {texts.publishes}
          </label>
        ) : (
          <p>{texts.asDrafts}</p>
        )}
        {message ? <p role="alert">{message}</p> : null}
        <p className="mentions-buttons">
          <button type="submit" className="btn btn--style-secondary btn--size-medium">
            {texts.check}
          </button>{' '}
          <button
            type="button"
            className="btn btn--style-primary btn--size-medium"
            onClick={() => void start(false)}
          >
            {texts.replace}
          </button>
        </p>
      </form>
      <Runs
        chosen={run}
        onChoose={setRun}
        onEnd={onEnd}
        kind="mentions"
        texts={getBulkTexts(language)}
      />
    </>
  )
}

type PageFieldsProps = {
  page: Page
  texts: MentionTexts
  hasSuccessor: boolean
  onChange: (page: Page) => void
}

function PageFields({ hasSuccessor, onChange, page, texts }: PageFieldsProps) {
  const choices: [Page, string][] = [
    ['stays', texts.pageStays],
    ['gone', texts.pageGone],
    ...(hasSuccessor ? ([['leads', texts.pageLeads]] as [Page, string][]) : []),
  ]
  return (
    <fieldset className="mentions-page">
      <legend>{texts.page}</legend>
      {choices.map(([value, label]) => (
        <label key={value} className="bulk-tick">
          <input
            type="radio"
            name="page"
            value={value}
            checked={page === value}
            onChange={() => onChange(value)}
          />{' '}
          {label}
        </label>
      ))}
    </fieldset>
  )
}
