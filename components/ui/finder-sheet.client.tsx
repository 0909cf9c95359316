'use client'

import { useRef, type FocusEvent, type ReactNode, type ToggleEvent } from 'react'
import button from './button.module.css'
import styles from './finder.module.css'

type FinderSheetProps = { opener: string; title: string; close: string; children: ReactNode }

/** Fields that a phone shows in a sheet, which opens without JavaScript; on wide screens they are part of the form. */
export function FinderSheet({ opener, title, close, children }: FinderSheetProps) {
  const openButton = useRef<HTMLButtonElement>(null)
  const onToggle = ({ currentTarget, newState }: ToggleEvent<HTMLDivElement>) => {
    const { activeElement } = document
    if (newState === 'open' && !currentTarget.contains(activeElement)) currentTarget.focus()
    // the browser knows no opener of a sheet that was carried over
    if (newState === 'closed' && isLost(activeElement, currentTarget)) openButton.current?.focus()
  }
  /** The page behind is covered: the focus does not go there while the sheet is open. */
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    const leaves = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)
    if (leaves && currentTarget.matches(':popover-open')) currentTarget.hidePopover()
  }
  return (
    <>
      <button
        ref={openButton}
        type="button"
        id="finder-open"
        className={`${button.ghost} ${styles.open}`}
        popoverTarget="finder-sheet"
      >
        {opener}
      </button>
      <div
        id="finder-sheet"
        popover="auto"
        role="group"
        aria-labelledby="finder-sheet-title"
        tabIndex={-1}
        className={styles.sheet}
        onToggle={onToggle}
        onBlur={onBlur}
      >
        <div className={styles.sheetHead}>
          <p id="finder-sheet-title">{title}</p>
          <button
            type="button"
            className={button.link}
            popoverTarget="finder-sheet"
            popoverTargetAction="hide"
          >
            {close}
          </button>
        </div>
        {children}
      </div>
    </>
  )
}

const isLost = (active: Element | null, sheet: HTMLElement): boolean =>
  active === document.body || sheet.contains(active)
