import { siteLocales } from '@law-firm/contract/locales'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/rules'
import { contentSlugs } from '../../model/content-types'
import { localeCodes } from '../../model/locales'
import { isBulkSlug, toColumns, type BulkSlug } from './columns'
import { encodings } from './decode'
import { exportFile } from './export'
import { formats, type Format } from './file'
import { FileProblem } from './file-problem'
import { countSearched, type FindQuery, type Selection } from './find-replace'
import { previewFile } from './preview'
import {
  createRun,
  getOwnRun,
  listRuns,
  readResults,
  requestStop,
  requestUndo,
  toView,
} from './runs'
import { delimiters } from './read-csv'
import { maxMegabytes, readImportFile, type ImportFile } from './read-file'
import { dateOrders } from './to-date'
import { getBulkTexts, type BulkTexts } from './texts'

/** Documents that are chosen one by one; all that were found may be chosen at once. */
const maxChosen = 1_000

/** Editors' bulk work; documents are read and written with the access of the editor. */
export const bulkEndpoints: Endpoint[] = [
  {
    path: '/bulk/export',
    method: 'get',
    handler: async (req) => {
      assertEditor(req)
      const { searchParams } = req
      const collection = searchParams.get('type')
      const language = searchParams.get('language')
      const format = toFormat(searchParams.get('format'))
      if (!isBulkSlug(collection) || !format) throw new APIError('No such type or format.', 400)
      const locales = localeCodes.filter((code) => code === language)
      const file = await exportFile(req, {
        collection,
        format,
        locales: locales.length > 0 ? locales : [...siteLocales],
      })
      return new Response(file, {
        headers: {
          'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
          'content-disposition': `attachment; filename="${collection}.${format}"`,
        },
      })
    },
  },
  {
    path: '/bulk/preview',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const { collection, file } = await readUpload(req, texts)
      return Response.json(await previewFile(req, collection, file))
    },
  },
  {
    path: '/bulk/import',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const { collection, file } = await readUpload(req, texts)
      if (file.questions.length > 0) throw new APIError(texts.questions(file.questions), 400)
      const { dryRun, publishes } = req.data ?? {}
      const settings = {
        ...file.settings,
        collection,
        isDryRun: dryRun !== false,
        publishes: publishes === true,
      }
      const run = await createRun(req, texts, {
        kind: 'import',
        settings,
        total: file.rows.length,
        fileName: req.file?.name ?? '',
        file: req.file?.data,
      })
      return Response.json({ run })
    },
  },
  {
    path: '/bulk/runs',
    method: 'get',
    handler: async (req) => {
      assertEditor(req)
      return Response.json({ runs: await listRuns(req) })
    },
  },
  {
    path: '/bulk/runs/:id',
    method: 'get',
    handler: async (req) => {
      assertEditor(req)
      return Response.json(await toView(req.payload, await getOwnRun(req)))
    },
  },
  {
    path: '/bulk/runs/:id/results',
    method: 'get',
    handler: async (req) => {
      assertEditor(req)
      const page = Math.max(1, Math.trunc(Number(req.searchParams.get('page'))) || 1)
      const problemsOnly = req.searchParams.has('problems')
      return Response.json(await readResults(req.payload, await getOwnRun(req), page, problemsOnly))
    },
  },
  {
    path: '/bulk/runs/:id/stop',
    method: 'post',
    handler: async (req) => {
      assertEditor(req)
      await requestStop(req.payload, await getOwnRun(req))
      return Response.json({})
    },
  },
  {
    path: '/bulk/runs/:id/undo',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      await requestUndo(req, await getOwnRun(req), texts)
      return Response.json({})
    },
  },
  {
    path: '/bulk/find',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const query = await readQuery(req, texts)
      const total = await countSearched(req, query)
      const run = await createRun(req, texts, { kind: 'find', settings: query, total })
      return Response.json({ run })
    },
  },
  {
    path: '/bulk/runs/:id/replace',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const search = await getOwnRun(req)
      const { found } = await toView(req.payload, search)
      await addDataAndFileToRequest(req)
      const { replacement } = req.data ?? {}
      const selection = toSelection(req.data?.selection)
      if (search.kind !== 'find' || search.state !== 'done' || selection.length === 0)
        throw new APIError(texts.nothingTicked, 400)
      const settings = {
        ...(search.settings as FindQuery),
        replacement: typeof replacement === 'string' ? replacement.slice(0, 1_000) : '',
        source: search.id,
        selection,
      }
      const total = selection === 'all' ? found.documents : selection.length
      const run = await createRun(req, texts, { kind: 'replace', settings, total })
      return Response.json({ run })
    },
  },
]

function assertEditor(req: PayloadRequest): BulkTexts {
  if (!isEditor(req)) throw new APIError(req.t('error:notAllowedToPerformAction'), 403)
  return getBulkTexts(req.i18n.language)
}

const toFormat = (value: unknown): Format | undefined => formats.find((format) => format === value)

/** @throws APIError with what is wrong with the file */
async function readUpload(
  req: PayloadRequest,
  texts: BulkTexts,
): Promise<{ collection: BulkSlug; file: ImportFile }> {
  await addDataAndFileToRequest(req)
  const { type, encoding, delimiter, dateOrder } = req.data ?? {}
  if (!isBulkSlug(type)) throw new APIError('No such type.', 400)
  const upload = req.file
  if (!upload) throw new APIError(texts.noFile, 400)
  if (upload.data.length > maxMegabytes * 1_000_000)
    throw new APIError(texts.tooLarge(maxMegabytes), 413)
  const fields = toColumns(req.payload.collections[type].config)
  const chosen = {
    encoding: encodings.find((one) => one === encoding) ?? null,
    delimiter: delimiters.find((one) => one === delimiter) ?? null,
    dateOrder: dateOrders.find((one) => one === dateOrder) ?? null,
  }
  try {
    return { collection: type, file: await readImportFile(upload, chosen, fields) }
  } catch (cause) {
    if (cause instanceof FileProblem) throw new APIError(cause.toText(texts), 400)
    throw cause
  }
}

async function readQuery(req: PayloadRequest, texts: BulkTexts): Promise<FindQuery> {
  await addDataAndFileToRequest(req)
  const { find, matchCase, wholeWords, locale, collections } = req.data ?? {}
  if (typeof find !== 'string' || find.trim().length < 2 || find.length > 200)
    throw new APIError(texts.tooShort, 400)
  const slugs = contentSlugs.filter(
    (slug) => Array.isArray(collections) && collections.includes(slug),
  )
  if (slugs.length === 0) throw new APIError(texts.noTypes, 400)
  return {
    find,
    matchCase: matchCase === true,
    wholeWords: wholeWords === true,
    locale: localeCodes.find((code) => code === locale) ?? 'en',
    collections: slugs,
  }
}

function toSelection(value: unknown): Selection {
  if (value === 'all') return 'all'
  if (!Array.isArray(value)) return []
  return value.slice(0, maxChosen).flatMap((item: unknown) => {
    const { row, paths } = (item ?? {}) as Record<string, unknown>
    return typeof row === 'number' && Array.isArray(paths) && paths.length > 0
      ? [{ row, paths: paths.map(String) }]
      : []
  })
}
