'use client'

import { useTranslation } from '@payloadcms/ui'
import type { Use } from '../links/find-uses'
import { getLeavingTexts } from './texts'

const maxNamed = 12

/** The first documents that lead to something, and how many more there are. */
export function Uses({ intro, uses }: { intro: string; uses: Use[] }) {
  const { i18n } = useTranslation()
  return (
    <>
      <p>{intro}</p>
      <ul>
        {uses.slice(0, maxNamed).map(({ href, label, title }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
            {label && ` (${label})`}
          </li>
        ))}
        {uses.length > maxNamed ? (
          <li>
            {getLeavingTexts(i18n.language).more} ({uses.length - maxNamed})
          </li>
        ) : null}
      </ul>
    </>
  )
}
