import { Fragment, type ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import type { RichInline, RichText as RichTextValue } from '@/lib/rich-text/parse'
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
    return <Fragment key={index}>{one.strong ? <strong>{emphasised}</strong> : emphasised}</Fragment>
  })

function linked({ link, children }: Extract<RichInline, { kind: 'link' }>, locale: Locale): ReactNode {
  const content = inline(children, locale)
  if (link.kind === 'route') return <RouteLink target={link.target} locale={locale}>{content}</RouteLink>
  return <a href={link.href} {...(link.href.startsWith('https://') ? { rel: 'noopener' } : {})}>{content}</a>
}
