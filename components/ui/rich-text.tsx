import { getTranslations } from 'next-intl/server'
import { createElement, Fragment, type ReactNode } from 'react'
import type { Locale } from '@law-firm/contract/locales'
import { isLinkAddress } from '@law-firm/contract/rich-text'
import {
  plainText,
  type RichBlock,
  type RichCell,
  type RichInline,
  isUnmarked,
  type RichList,
  type RichNote,
  type RichText as RichTextValue,
} from '@/lib/rich-text/parse'
import { pathWithoutLocale } from '@/lib/routes/public-path'
import { isBuilt } from '@/lib/routes/href'
import { matchRoute } from '@/lib/routes/match'
import { routes } from '@/lib/routes/table'
import { RouteLink } from './route-link'
import styles from './rich-text.module.css'

/** `top` is the number of its highest headings: one more than that of the heading above the text. */
export function RichText({
  text,
  locale,
  top = 3,
}: {
  text: RichTextValue
  locale: Locale
  top?: 2 | 3 | 4
}) {
  return text.map((block, index) => (
    <Fragment key={index}>{renderBlock(block, locale, top)}</Fragment>
  ))
}

function renderBlock(block: RichBlock, locale: Locale, top: number): ReactNode {
  switch (block.kind) {
    case 'list':
      return <List list={block} locale={locale} />
    case 'table':
      return <Table rows={block.rows} locale={locale} />
    case 'notes':
      return <Notes notes={block.notes} locale={locale} />
    case 'heading':
      return createElement(`h${top + block.level}`, null, renderInline(block.children, locale))
    case 'paragraph':
      return <p>{renderInline(block.children, locale)}</p>
  }
}

/** Scrolls by itself where it is wider than the page; its first row names it. */
function Table({ rows, locale }: { rows: RichCell[][]; locale: Locale }) {
  const found = rows.findIndex((row) => row.some(({ scope }) => scope !== 'col'))
  const heads = found === -1 ? 0 : found
  const label = (rows[0] ?? []).map(({ text }) => plainText(text)).join(', ')
  const renderRows = (some: RichCell[][]) =>
    some.map((row, index) => (
      <tr key={index}>
        {row.map((cell, column) => (
          <Cell key={column} cell={cell} locale={locale} />
        ))}
      </tr>
    ))
  return (
    <div className={styles.scroller} role="region" aria-label={label} tabIndex={0}>
      <table>
        {heads > 0 ? <thead>{renderRows(rows.slice(0, heads))}</thead> : null}
        <tbody>{renderRows(rows.slice(heads))}</tbody>
      </table>
    </div>
  )
}

function Cell({ cell, locale }: { cell: RichCell; locale: Locale }) {
  const [first] = cell.text
  const content =
    cell.text.length === 1 && first?.kind === 'paragraph' ? (
      renderInline(first.children, locale)
    ) : (
      <RichText text={cell.text} locale={locale} top={4} />
    )
  const spans = {
    colSpan: cell.colSpan === 1 ? undefined : cell.colSpan,
    rowSpan: cell.rowSpan === 1 ? undefined : cell.rowSpan,
  }
  if (!cell.scope) return <td {...spans}>{content}</td>
  return (
    <th scope={cell.scope} {...spans}>
      {content}
    </th>
  )
}

const markId = (note: RichNote): string => `${note.id}-mark`

/** An address in a text, without the punctuation after it. */
const address = /(https?:\/\/[^\s<>"“”（）()]*[^\s<>"“”（）().,;:!?，。；：])/

/** A footnote has no formatting: its web addresses are links. */
const withLinks = (text: string): ReactNode[] =>
  text.split(address).map((part, index) =>
    index % 2 === 1 && isLinkAddress(part) ? (
      <a key={index} href={part} rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )

async function Notes({ notes, locale }: { notes: RichNote[]; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'publication' })
  return (
    <section className={styles.notes} role="doc-endnotes" aria-label={t('footnotes')}>
      <ol start={notes[0]?.number}>
        {notes.map((note) => (
          <li key={note.id} id={note.id}>
            {withLinks(note.text)}{' '}
            <a
              href={`#${markId(note)}`}
              role="doc-backlink"
              aria-label={t('backToMark', { number: note.number })}
            >
              ↩
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

function List({ list, locale }: { list: RichList; locale: Locale }) {
  const items = list.items.map((item, index) => (
    <li key={index} className={isUnmarked(item) ? styles.unmarked : undefined}>
      {renderInline(item.children, locale)}
      {item.lists.map((inner, position) => (
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
    if (node.kind === 'note')
      return (
        <sup key={index}>
          <a href={`#${node.note.id}`} id={markId(node.note)} role="doc-noteref">
            {node.note.number}
          </a>
        </sup>
      )
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
