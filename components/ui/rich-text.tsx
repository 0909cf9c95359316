import { Fragment, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { RichInline, RichText as RichTextValue } from '@/lib/rich-text/parse'
import { pathWithoutLocale } from '@/lib/routes/public-path'
import { isBuilt } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import { routes } from '@/lib/routes/table'
import { RouteLink } from './route-link'

/** A running text of the editor. */
export function RichText({ text, locale }: { text: RichTextValue; locale: Locale }) {
  return text.map((block, index) => {
    if (block.kind === 'paragraph') return <p key={index}>{inline(block.children, locale)}</p>
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={index}>
        {block.items.map((item, position) => (
          <li key={position}>{inline(item, locale)}</li>
        ))}
      </List>
    )
  })
}

const inline = (children: RichInline[], locale: Locale): ReactNode =>
  children.map((one, index) => {
    if (one.kind === 'break') return <br key={index} />
    if (one.kind === 'link') return <Fragment key={index}>{linked(one, locale)}</Fragment>
    const emphasised = one.emphasis ? <em>{one.text}</em> : one.text
    return (
      <Fragment key={index}>{one.strong ? <strong>{emphasised}</strong> : emphasised}</Fragment>
    )
  })

/** A path that no page answers yet stays text; one of the graduate site keeps the reader's country. */
function linked(
  { link, children }: Extract<RichInline, { kind: 'link' }>,
  locale: Locale,
): ReactNode {
  const content = inline(children, locale)
  if (link.kind === 'route')
    return (
      <RouteLink target={link.target} locale={locale}>
        {content}
      </RouteLink>
    )
  const match = link.href.startsWith('/')
    ? matchRoute(pathWithoutLocale(link.href.split(/[?#]/)[0] ?? '/'))
    : null
  if (link.href.startsWith('/') && (!match || !isBuilt(match.name))) return content
  if (match && routes[match.name].site === 'graduates')
    return (
      <RouteLink target={{ to: match.name, params: match.params }} locale={locale}>
        {content}
      </RouteLink>
    )
  return (
    <a href={link.href} {...(link.href.startsWith('https://') ? { rel: 'noopener' } : {})}>
      {content}
    </a>
  )
}
