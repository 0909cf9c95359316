'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { FoundDocument } from './find-documents'
import { getFindTexts } from './texts'
import { useFound } from './use-found.client'

type DocumentComboboxProps = {
  label: string
  /** Types that are searched, none for all. */
  types?: string[]
  /** Shows what the editor saved last before anything is written. */
  hasRecent?: boolean
  /** Documents that are not offered, such as `contacts/12`. */
  except?: string
  /** Without it the link of the document is followed. */
  onChoose?: (document: FoundDocument) => void
}

const noTypes: string[] = []

/**
 * A field with a list of documents below it, which arrows go through while the focus stays in the
 * field (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
export function DocumentCombobox({
  label,
  types = noTypes,
  hasRecent = false,
  except,
  onChoose,
}: DocumentComboboxProps) {
  const { i18n } = useTranslation()
  const texts = getFindTexts(i18n.language)
  const id = useId()
  const [words, setWords] = useState('')
  const [active, setActive] = useState(-1)
  const [isClosed, setClosed] = useState(false)
  const wanted = words.trim()
  const found = useFound(wanted, i18n.language, types, hasRecent || wanted !== '')
  const isCurrent = found.words === wanted
  const isShown = !isClosed && found.words !== null && (hasRecent || wanted !== '')
  const documents = isShown ? found.documents.filter(({ key }) => key !== except) : []

  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = documents.length - 1
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault()
        setClosed(false)
        return setActive(active >= last ? 0 : active + 1)
      case 'ArrowUp':
        event.preventDefault()
        return setActive(active <= 0 ? last : active - 1)
      case 'Enter': {
        event.preventDefault()
        // the list of words that were written since is not the one that is meant
        const index = active < 0 && documents.length === 1 ? 0 : active
        if (isCurrent) document.getElementById(`${id}-${index}`)?.click()
        return
      }
      case 'Escape':
        if (!isShown || documents.length === 0 || hasRecent) return
        event.preventDefault()
        event.stopPropagation()
        return setClosed(true)
    }
  }
  const choose = (event: MouseEvent, chosen: FoundDocument) => {
    if (!onChoose) return
    event.preventDefault()
    onChoose(chosen)
    setWords('')
    setActive(-1)
  }
  const status = found.hasFailed
    ? texts.failed
    : documents.length > 0
      ? `${found.words ? texts.results(documents.length) : texts.recent}${found.hasMore ? `. ${texts.more}` : ''}`
      : found.words
        ? texts.none
        : texts.noneRecent

  return (
    <div className="document-combobox">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={documents.length > 0}
        aria-activedescendant={documents[active] ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setActive(-1)
          setClosed(false)
        }}
        onKeyDown={onKeyDown}
      />
      <p role="status">{isShown ? status : ''}</p>
      <div id={`${id}-list`} role="listbox" aria-label={label} hidden={documents.length === 0}>
        {documents.map((one, index) => (
          <a
            key={one.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            href={one.href}
            onClick={(event) => choose(event, one)}
          >
            <span>{one.title}</span>{' '}
            <small>{[one.type, one.key].filter(Boolean).join(' · ')}</small>
          </a>
        ))}
      </div>
    </div>
  )
}
