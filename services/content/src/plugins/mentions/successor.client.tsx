'use client'

import { useMemo } from 'react'
import { DocumentCombobox } from '../quick-find/document-combobox.client'
import type { FoundDocument } from '../quick-find/find-documents'
import type { MentionTexts } from './texts'

type SuccessorProps = {
  collection: string
  except: string
  label?: string
  successor: FoundDocument | null
  texts: MentionTexts
  onChange: (successor: FoundDocument | null) => void
}

/** The document that was chosen, or the field that finds one. */
export function Successor({
  collection,
  except,
  label,
  onChange,
  successor,
  texts,
}: SuccessorProps) {
  const types = useMemo(() => [collection], [collection])
  if (!successor)
    return (
      <DocumentCombobox
        label={label ?? texts.find}
        types={types}
        except={except}
        onChoose={onChange}
      />
    )
  return (
    <p className="mentions-successor">
      <strong>{successor.title}</strong>{' '}
      <button
        type="button"
        className="btn btn--style-secondary btn--size-small"
        onClick={() => onChange(null)}
      >
        {texts.clear}
      </button>
    </p>
  )
}
