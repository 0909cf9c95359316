'use client'

import { useId } from 'react'
import type { FoundDocument } from '../quick-find/find-documents'
import type { Place } from './find-mentions'
import type { PlaceChoice } from './propose'
import { Successor } from './successor.client'
import type { MentionTexts } from './texts'

/** Documents of a place that are listed; more are counted, and changed as well. */
const maxListed = 200

type PlaceFieldsProps = {
  place: Place
  choice: PlaceChoice
  collection: string
  /** Documents that stay as they are. */
  except: ReadonlySet<string>
  /** Such as `contacts/12`. */
  subject: string
  successor: FoundDocument | null
  texts: MentionTexts
  onChange: (choice: PlaceChoice) => void
  toggle: (key: string, isIncluded: boolean) => void
}

/** What happens in a place, and the documents that have it. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { place, choice, collection, subject, successor, texts, onChange } = props
  const id = useId()
  const isLeftEmpty =
    place.isRequired && ['name', 'remove'].includes(choice.is) && place.documents.some(isAlone)
  const labels = {
    ...texts.choices,
    remove: place.kind === 'link' ? texts.choices.unlink : texts.choices.remove,
  }
  const options: PlaceChoice['is'][] = [
    ...place.options.flatMap((option): PlaceChoice['is'][] =>
      option === 'replace' ? ['replace', 'other'] : [option],
    ),
    'keep',
  ]
  return (
    <div className="mentions-place" role="group" aria-labelledby={id}>
      <div className="mentions-place__head">
        <h3 id={id}>{place.label}</h3>
        <select
          aria-label={texts.choice(place.label)}
          aria-describedby={isLeftEmpty ? `${id}-empty` : undefined}
          value={choice.is}
          onChange={({ target }) => {
            const is = options.find((option) => option === target.value) ?? 'keep'
            onChange(is === 'other' ? { is, document: null } : { is })
          }}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'replace' ? labels.replace(successor?.title ?? null) : labels[option]}
            </option>
          ))}
        </select>
      </div>
      {choice.is === 'other' ? (
        <Successor
          {...{ collection, texts }}
          except={subject}
          label={texts.choose(place.label)}
          successor={choice.document}
          onChange={(document) => onChange({ is: 'other', document })}
        />
      ) : null}
      {isLeftEmpty ? (
        <p id={`${id}-empty`} className="mentions-empty">
          {texts.leftEmpty(place.label)}
        </p>
      ) : null}
      <Documents {...props} />
    </div>
  )
}

const isAlone = ({ isAlone: is }: Place['documents'][number]): boolean => is

const addressOf = (key: string): string =>
  key.startsWith('globals/') ? `/admin/${key}` : `/admin/collections/${key}`

function Documents({ except, place, texts, toggle }: PlaceFieldsProps) {
  const { documents, isRequired } = place
  return (
    <details open={documents.length <= 5}>
      <summary>{texts.count(documents.length)}</summary>
      <ul>
        {documents.slice(0, maxListed).map(({ key, title, isAlone: is }) => (
          <li key={key}>
            <input
              type="checkbox"
              aria-label={texts.includes(title)}
              checked={!except.has(key)}
              onChange={({ target }) => toggle(key, target.checked)}
            />{' '}
            <a href={addressOf(key)} target="_blank" rel="noreferrer">
              {title}
            </a>
            {isRequired && is ? ` (${texts.isAlone})` : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}
