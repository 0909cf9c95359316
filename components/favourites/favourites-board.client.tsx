'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { removeOrRestoreFavourite, type RemovalState, type Removed } from '@/lib/favourites/actions'
import { useFormAction } from '@/components/ui/form-action.client'
import styles from './favourites-board.module.css'
import actionButton from '@/components/members/action-button.module.css'
import button from '@/components/ui/button.module.css'
import form from '@/components/ui/form.module.css'

type BoardTexts = {
  removed: string
  undo: string
  restored: string
  unavailable: string
  signedOut: string
  signIn: string
}
type BoardProps = { address: string; signInAddress: string; texts: BoardTexts; children: ReactNode }

type FormProps = ReturnType<typeof useFormAction<RemovalState>>['formProps']

const BoardForm = createContext<FormProps | undefined>(undefined)

/** Wraps the list, because Undo must outlive the removed row. Works without JavaScript. */
export function FavouritesBoard({ address, signInAddress, texts, children }: BoardProps) {
  const { state, formProps, notice } = useFormAction<RemovalState>(
    removeOrRestoreFavourite,
    { outcome: 'idle' },
    address,
  )
  return (
    <BoardForm value={formProps}>
      {notice}
      <div role="status" className={styles.status}>
        {state.outcome === 'idle' ? null : (
          <div
            className={
              state.outcome === 'removed' || state.outcome === 'restored'
                ? form.saved
                : form.failure
            }
          >
            <span>
              {texts[state.outcome]}
              {state.removed ? ` ${state.removed.title}` : ''}
            </span>
            {state.removed ? <Undo removed={state.removed} label={texts.undo} /> : null}
            {state.outcome === 'signedOut' ? <a href={signInAddress}>{texts.signIn}</a> : null}
          </div>
        )}
      </div>
      {children}
    </BoardForm>
  )
}

function Undo({
  removed: { key, note, folder, savedAt },
  label,
}: {
  removed: Removed
  label: string
}) {
  const formProps = useContext(BoardForm)
  return (
    <form {...formProps} className={actionButton.action}>
      {Object.entries({ restore: key, note, folder, savedAt }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={button.link} type="submit">
        {label}
      </button>
    </form>
  )
}

/** Shown without JavaScript only; otherwise the star removes the favourite. */
export function RemoveButton({
  id,
  label,
  accessibleName,
}: {
  id: number
  label: string
  accessibleName: string
}) {
  const formProps = useContext(BoardForm)
  return (
    <form {...formProps} className={`${actionButton.action} ${styles.withoutScript}`}>
      <input type="hidden" name="remove" value={id} />
      <button className={button.link} type="submit" aria-label={accessibleName}>
        {label}
      </button>
    </form>
  )
}
