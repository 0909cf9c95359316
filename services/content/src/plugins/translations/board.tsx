import { redirect } from 'next/navigation'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { EditorPage, nameOfLanguage, nameOfType } from '../../admin/editor-page'
import { toTitle, type ContentSlug } from '../../model/content-types'
import { localization } from '../../model/locales'
import {
  isUnfinished,
  toLocales,
  slugs,
  toState,
  states,
  toBoardQuery,
  toWhere,
  type BoardQuery,
} from './board-query'
import { getBoardTexts } from './board-texts'
import { changesAddress } from './changes-address'

const address = '/admin/translations'
const rowsPerPage = 30

/** Every document in every language: what is missing, out of date, a draft or published. */
export const TranslationBoard = (props: AdminViewServerProps) => (
  <EditorPage view={props} address={address}>
    <Board {...props} />
  </EditorPage>
)

async function Board({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const changes = await changesAddress(req, searchParams)
  if (changes) redirect(changes)
  const texts = getBoardTexts(req.i18n.language)
  const query = toBoardQuery(searchParams)
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <Filters query={query} req={req} />
      <Documents query={query} req={req} />
      <Overview req={req} />
    </>
  )
}

type Props = { query: BoardQuery; req: PayloadRequest }

function Filters({ query, req }: Props) {
  const texts = getBoardTexts(req.i18n.language)
  return (
    <form method="get" action={address} className="board-filters">
      <label>
        {texts.type}
        <select name="type" defaultValue={query.collection}>
          {slugs.map((slug) => (
            <option key={slug} value={slug}>
              {nameOfType(req, slug)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.language}
        <select name="language" defaultValue={query.locale ?? ''}>
          <option value="">{texts.anyLanguage}</option>
          {toLocales(query.collection).map((code) => (
            <option key={code} value={code}>
              {nameOfLanguage(code)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.state}
        <select name="state" defaultValue={query.state ?? ''}>
          <option value="">{texts.anyState}</option>
          {states.map((state) => (
            <option key={state} value={state}>
              {texts.states[state]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn btn--style-secondary btn--size-medium">
        {texts.show}
      </button>
    </form>
  )
}

async function Documents({ query, req }: Props) {
  const texts = getBoardTexts(req.i18n.language)
  const { collection, page } = query
  const title = toTitle(collection)
  const locales = query.locale ? [query.locale] : toLocales(collection)
  const { docs, totalPages } = await req.payload.find({
    collection,
    draft: true,
    locale: 'all',
    where: toWhere(query),
    select: { [title]: true, outdatedIn: true },
    sort: '-updatedAt',
    depth: 0,
    limit: rowsPerPage,
    page,
    overrideAccess: false,
    user: req.user,
  })
  if (docs.length === 0) return <p role="status">{texts.none}</p>
  return (
    <>
      <div className="table board-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.document}</th>
              {locales.map((code) => (
                <th scope="col" key={code}>
                  {nameOfLanguage(code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {docs.map((doc) => (
              <Document
                key={doc.id}
                doc={doc}
                collection={collection}
                locales={locales}
                req={req}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Pages query={query} totalPages={totalPages} req={req} />
    </>
  )
}

type DocumentProps = {
  doc: { id: number; titles?: unknown; outdatedIn?: string[] | null; _status?: unknown }
  collection: ContentSlug
  locales: string[]
  req: PayloadRequest
}

function Document({ doc, collection, locales, req }: DocumentProps) {
  const texts = getBoardTexts(req.i18n.language)
  const row = { ...doc, titles: doc.titles as Record<string, string> | null }
  const form = `/admin/collections/${collection}/${doc.id}`
  return (
    <tr>
      <th scope="row">
        <a href={`${form}?locale=${localization.defaultLocale}`}>
          {row.titles?.[localization.defaultLocale] || `#${doc.id}`}
        </a>
      </th>
      {locales.map((code) => {
        const state = toState(row, code)
        return (
          <td key={code}>
            <a href={`${form}?locale=${code}`} className={`translation-state is-${state}`}>
              {texts.states[state]}
            </a>
            {state === 'outdated' ? (
              <>
                {' · '}
                <a href={`${address}?changes=${collection}/${doc.id}/${code}`}>{texts.changes}</a>
              </>
            ) : null}
          </td>
        )
      })}
    </tr>
  )
}

function Pages({ query, totalPages, req }: Props & { totalPages: number }) {
  if (totalPages < 2) return null
  const texts = getBoardTexts(req.i18n.language)
  const { collection, locale, state, page } = query
  const toHref = (number: number) =>
    `${address}?${new URLSearchParams({
      type: collection,
      ...(locale ? { language: locale } : {}),
      ...(state ? { state } : {}),
      page: String(number),
    })}`
  return (
    <nav className="board-pages" aria-label={texts.page}>
      {page > 1 ? <a href={toHref(page - 1)}>{texts.newer}</a> : null}
      <span>
        {texts.page} {page} / {totalPages}
      </span>
      {page < totalPages ? <a href={toHref(page + 1)}>{texts.older}</a> : null}
    </nav>
  )
}

/** How many documents of each type are not finished in each language of the site. */
async function Overview({ req }: { req: PayloadRequest }) {
  const texts = getBoardTexts(req.i18n.language)
  const rows = await Promise.all(
    slugs.map(async (collection) => ({
      collection,
      counts: (
        await Promise.all(
          toLocales(collection).map(async (locale) => ({
            locale,
            count: await countUnfinished(req, collection, locale),
          })),
        )
      ).filter(({ count }) => count > 0),
    })),
  )
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{texts.overview}</h2>
      <ul className="board-overview">
        {rows
          .filter(({ counts }) => counts.length > 0)
          .map(({ collection, counts }) => (
            <li key={collection}>
              <a href={`${address}?type=${collection}`}>{nameOfType(req, collection)}</a>
              {counts.map(({ locale, count }) => ` · ${nameOfLanguage(locale)} ${count}`)}
            </li>
          ))}
      </ul>
    </section>
  )
}

async function countUnfinished(
  req: PayloadRequest,
  collection: ContentSlug,
  locale: string,
): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection,
    where: isUnfinished(collection, locale),
    overrideAccess: false,
    user: req.user,
  })
  return totalDocs
}
