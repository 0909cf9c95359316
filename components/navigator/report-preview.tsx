import { createElement, Fragment, type ReactNode } from 'react'
import { getTranslations } from 'next-intl/server'
import { getReportHead, readReport, type ReportPlan } from '@/lib/content/navigator/get-report'
import type { Reader } from '@/lib/content/navigator/get-reader'
import { type SiteLocale, languageTags } from '@law-firm/contract/locales'
import type { Part, PartList, ReportCell, ReportPlace, Span } from '@/lib/navigator/report/types'
import styles from './report-preview.module.css'
import typography from '@/components/ui/typography.module.css'
import box from '@/components/ui/box.module.css'
import statusMark from './status-mark.module.css'

type PreviewProps = { plan: ReportPlan; reader: Reader; locale: SiteLocale }

/** Limit of the preview; the file contains all jurisdictions. */
const maxJurisdictions = 4

export async function ReportPreview({ plan, reader, locale }: PreviewProps) {
  const tReport = await getTranslations('navigator.report')
  const head = await getReportHead(plan, reader)
  const places: ReportPlace[] = []
  for await (const jurisdiction of readReport(
    { ...plan, places: plan.places.slice(0, maxJurisdictions) },
    reader,
  ))
    places.push(jurisdiction)
  const total = plan.places.length
  return (
    <article
      className={styles.sheet}
      lang={head.locale === locale ? undefined : head.language}
      aria-labelledby="report-title"
    >
      <header>
        <p className={typography.eyebrow}>{head.firmName}</p>
        <h3 id="report-title" className={styles.name}>
          {head.title}
        </h3>
        <p className={typography.meta}>
          {head.lead} {head.madeOn}
        </p>
        {head.notices.map((text) => (
          <p key={text} className={box.notice}>
            {text}
          </p>
        ))}
      </header>
      <nav aria-label={head.words.contents}>
        <h4 className={typography.minor}>{head.words.contents}</h4>
        <ol className={styles.contents}>
          {head.contents.map(({ slug, title }, index) => (
            <li key={slug}>
              {index < maxJurisdictions ? <a href={`#report-${slug}`}>{title}</a> : title}
            </li>
          ))}
        </ol>
      </nav>
      {places.map((place) => (
        <JurisdictionSection key={place.slug} place={place} sources={head.words.sources} />
      ))}
      {total > maxJurisdictions ? (
        <p className={box.notice} lang={languageTags[locale]}>
          {tReport('previewPart', { count: maxJurisdictions, total })}
        </p>
      ) : null}
    </article>
  )
}

function JurisdictionSection({ place, sources }: { place: ReportPlace; sources: string }) {
  return (
    <section
      id={`report-${place.slug}`}
      className={styles.place}
      aria-labelledby={`report-${place.slug}-title`}
    >
      <h4 id={`report-${place.slug}-title`}>{place.title}</h4>
      {place.withheld ? <p className={box.notice}>{place.withheld}</p> : null}
      {place.topics.map(({ key, title, cells }) => (
        <section key={key}>
          <h5>{title}</h5>
          {cells.map((cell) => (
            <Cell key={cell.slug} cell={cell} sources={sources} />
          ))}
        </section>
      ))}
    </section>
  )
}

function Cell({ cell, sources }: { cell: ReportCell; sources: string }) {
  const { status, foreign } = cell
  const lang = foreign ?? undefined
  return (
    <div className={styles.cell}>
      <h6>{cell.question}</h6>
      {cell.missing ? (
        <p>
          <i>{cell.missing}</i>
        </p>
      ) : null}
      {status ? (
        <p className={statusMark.line} lang={lang}>
          {status.tone === 'none' ? (
            <b className={statusMark.mark}>{cell.short}</b>
          ) : (
            <>
              <b className={statusMark.mark} data-status={status.tone}>
                {status.word}
              </b>{' '}
              {cell.short}
            </>
          )}
        </p>
      ) : null}
      {cell.notice ? <p className={typography.meta}>{cell.notice}</p> : null}
      {cell.summary ? <p lang={lang}>{cell.summary}</p> : null}
      {cell.parts.map((part, index) => (
        <div key={index} lang={lang}>
          <PartView part={part} />
        </div>
      ))}
      {cell.sources.length > 0 ? (
        <>
          <p className={styles.minor}>{sources}</p>
          <ul lang={lang}>
            {cell.sources.map(({ title, url }) => (
              <li key={title}>
                {url ? (
                  <a href={url} rel="noopener">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {cell.dates ? <p className={typography.meta}>{cell.dates}</p> : null}
    </div>
  )
}

const Spans = ({ spans }: { spans: readonly Span[] }) =>
  spans.map(({ text, marks, url }, index) => {
    const lines = text.split('\n').flatMap((line, at) => (at > 0 ? [<br key={at} />, line] : line))
    const marked = marks.reduceRight<ReactNode>(
      (inner, mark) => createElement(mark, null, inner),
      lines,
    )
    return (
      <Fragment key={index}>
        {url ? (
          <a href={url} rel="noopener">
            {marked}
          </a>
        ) : (
          marked
        )}
      </Fragment>
    )
  })

function ListView({ list }: { list: PartList }) {
  const items = list.items.map(({ text, lists }, index) => (
    <li key={index}>
      <Spans spans={text} />
      {lists.map((inner, position) => (
        <ListView key={position} list={inner} />
      ))}
    </li>
  ))
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>
}

function PartView({ part }: { part: Part }) {
  switch (part.kind) {
    case 'heading':
      return <p className={styles.minor}>{part.text}</p>
    case 'paragraph':
      return (
        <p>
          <Spans spans={part.text} />
        </p>
      )
    case 'quote':
      return <blockquote>{part.text}</blockquote>
    case 'list':
      return <ListView list={part} />
    case 'table':
      return (
        <div tabIndex={0} role="region" aria-label={part.caption || undefined}>
          <table>
            {part.caption ? <caption>{part.caption}</caption> : null}
            {part.head.length > 0 ? (
              <thead>
                <tr>
                  {part.head.map((text, column) => (
                    <th key={column} scope="col">
                      <Spans spans={text} />
                    </th>
                  ))}
                </tr>
              </thead>
            ) : null}
            <tbody>
              {part.rows.map((row, index) => (
                <tr key={index}>
                  {row.map((text, column) =>
                    column === 0 ? (
                      <th key={column} scope="row">
                        <Spans spans={text} />
                      </th>
                    ) : (
                      <td key={column}>
                        <Spans spans={text} />
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}
