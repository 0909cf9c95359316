import { createElement, Fragment, type ReactNode } from 'react'
import type { Locale } from '@aldermere/contract/locales'
import type { RichInline, RichList, RichText as RichTextValue } from '@/lib/rich-text/parse'
import { pathWithoutLocale } from '@/lib/routes/public-path'
import { isBuilt } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import { routes } from '@/lib/routes/table'
import { RouteLink } from './route-link'

export function RichText({ text, locale }: { text: RichTextValue; locale: Locale }) {
  return text.map((block, index) =>
    block.kind === 'list' ? (
      <List key={index} list={block} locale={locale} />
    ) : (
      <p key={index}>{renderInline(block.children, locale)}</p>
    ),
  )
}

function List({ list, locale }: { list: RichList; locale: Locale }) {
  const items = list.items.map(({ children, lists }, index) => (
    <li key={index}>
      {renderInline(children, locale)}
      {lists.map((inner, position) => (
        <List key={position} list={inner} locale={locale} />
      ))}
    </li>
  ))
  if (!list.ordered) return <ul>{items}</ul>
  return <ol start={list.start === 1 ? undefined : list.start}>{items}</ol>
}

const renderInline = (children: RichInline[], locale: Locale): ReactNode =>
  children.map((node, index) => {
    if (node.kind === 'break') return <br key={index} />
    if (node.kind === 'link') return <Fragment key={index}>{renderLink(node, locale)}</Fragment>
    const marked = node.marks.reduceRight<ReactNode>(
      (inner, mark) => createElement(mark, null, inner),
      node.text,
    )
    return <Fragment key={index}>{marked}</Fragment>
  })

/** A path without a built page stays text; links to the graduate site keep the reader's country. */
function renderLink(
  { link, children }: Extract<RichInline, { kind: 'link' }>,
  locale: Locale,
): ReactNode {
  const content = renderInline(children, locale)
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
    <a href={link.href} {...(/^https?:/i.test(link.href) ? { rel: 'noopener' } : {})}>
      {content}
    </a>
  )
}
