'use client'

import { useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { RunResults } from './run-results.client'
import type { RunKind, RunView } from './runs'
import { send } from './send.client'
import type { BulkTexts } from './texts'

const pollMs = 1_000

type RunsProps = {
  chosen: number | null
  onChoose: (run: number) => void
  kind: RunKind
  texts: BulkTexts
  /** Called when the chosen run has ended, or was undone. */
  onEnd?: () => void
}

/** The run that was started or chosen, and the others of the last days. */
export function Runs({ chosen, onChoose, kind, texts, onEnd }: RunsProps) {
  const { i18n } = useTranslation()
  const [runs, setRuns] = useState<RunView[]>([])
  const [ended, setEnded] = useState(0)
  const end = useCallback(() => {
    setEnded((count) => count + 1)
    onEnd?.()
  }, [onEnd])
  useEffect(() => {
    let isGone = false
    send<{ runs: RunView[] }>('runs', i18n.language, null, '').then(
      (response) => isGone || setRuns(response.runs.filter((run) => run.kind === kind)),
      () => {}, // the page works without the list
    )
    return () => {
      isGone = true
    }
  }, [chosen, ended, kind, i18n.language])
  return (
    <>
      {chosen ? <RunPanel key={chosen} id={chosen} texts={texts} onEnd={end} /> : null}
      {runs.length > 0 ? (
        <details className="bulk-runs">
          <summary>{texts.runsHeading}</summary>
          <ul>
            {runs.map((run) => (
              <li key={run.id}>
                <button
                  type="button"
                  className="btn btn--style-secondary btn--size-small"
                  onClick={() => onChoose(run.id)}
                >
                  {texts.showRun} <span>{nameOf(run, texts)}</span>
                </button>{' '}
                {stateOf(run, texts)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}

const nameOf = ({ id, fileName }: RunView, texts: BulkTexts): string =>
  fileName ?? `${texts.findTitle} #${id}`

const stateOf = ({ state, isDryRun }: RunView, texts: BulkTexts): string =>
  `${isDryRun ? `${texts.testRun}: ` : ''}${texts.states[state as keyof BulkTexts['states']]}`

/** A run, read again each second while it is active, and what can be done with it. */
export function useRun(id: number, texts: BulkTexts) {
  const { i18n } = useTranslation()
  const [run, setRun] = useState<RunView | null>(null)
  const [message, setMessage] = useState('')
  const load = useCallback(async () => {
    const view = await send<RunView>(`runs/${id}`, i18n.language, null, texts.failed)
    setRun(view)
    return view
  }, [id, i18n.language, texts.failed])
  const isActive = run?.isActive ?? true
  useEffect(() => {
    if (!isActive) return
    let timer: ReturnType<typeof setTimeout>
    let isGone = false
    const poll = async () => {
      const view = await load().catch(() => null) // the service may restart
      if (!isGone && view?.isActive !== false) timer = setTimeout(() => void poll(), pollMs)
    }
    void poll()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [isActive, load])
  const act = async (path: string) => {
    setMessage('')
    try {
      await send(`runs/${id}/${path}`, i18n.language, {}, texts.failed)
      await load()
    } catch (cause) {
      setMessage(cause instanceof Error ? cause.message : texts.failed)
    }
  }
  return { run, message, act }
}

type RunProgressProps = { run: RunView; label: string; texts: BulkTexts; onStop: () => void }

export const RunProgress = ({ run, label, texts, onStop }: RunProgressProps) => (
  <div className="bulk-run">
    {run.isActive ? <progress max={run.total} value={run.done} aria-label={label} /> : null}
    {/* a screen reader hears each tenth, not each row */}
    <p aria-hidden={run.isActive}>
      {stateOf(run, texts)}. {texts.progress(run.done, run.total)}
    </p>
    <p role="status" className="bulk-hidden">
      {stateOf(run, texts)}
      {run.isActive ? ` ${Math.floor((run.done / Math.max(1, run.total)) * 10) * 10} %` : ''}
    </p>
    {run.isActive ? (
      <button type="button" className="btn btn--style-secondary btn--size-medium" onClick={onStop}>
        {texts.stop}
      </button>
    ) : null}
  </div>
)

type RunPanelProps = { id: number; texts: BulkTexts; onEnd: () => void }

function RunPanel({ id, texts, onEnd }: RunPanelProps) {
  const { run, message, act } = useRun(id, texts)
  const isEnded = run?.isActive === false
  useEffect(() => {
    if (isEnded) onEnd()
  }, [isEnded, onEnd])
  if (!run) return message ? <p role="alert">{message}</p> : null
  const { create, update, unchanged, none } = run.counts
  return (
    <section aria-labelledby={`run-${id}`}>
      <h3 id={`run-${id}`}>{nameOf(run, texts)}</h3>
      <RunProgress
        run={run}
        label={nameOf(run, texts)}
        texts={texts}
        onStop={() => void act('stop')}
      />
      {run.problem ? <p role="alert">{run.problem}</p> : null}
      {message ? <p role="alert">{message}</p> : null}
      <p>
        {texts.counts(create, update, unchanged, none)}
        {run.left > 0 ? ` ${texts.left(run.left)}` : ''}
      </p>
      {run.mayUndo ? (
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          onClick={() => void act('undo')}
        >
          {texts.undo}
        </button>
      ) : null}
      {run.isActive ? null : <RunResults key={run.state} id={id} texts={texts} />}
    </section>
  )
}
