import { siteLocales } from '@aldermere/contract/locales'
import { addDataAndFileToRequest, APIError, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/rules'
import { contentTypes, type ContentSlug } from '../../model/content-types'
import { localeCodes } from '../../model/locales'
import { isBulkSlug } from './columns'
import { decodeFile, UndecodableLines } from './decode'
import { exportFile } from './export'
import { formats, parseFile, type Format, type Row } from './file'
import { findTexts, replaceTexts, type Replacement } from './find-replace'
import { importRows, maxImported } from './import'
import { getBulkTexts, type BulkTexts } from './texts'

const maxMegabytes = 2

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
          'cache-control': 'no-store',
        },
      })
    },
  },
  {
    path: '/bulk/import',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      await addDataAndFileToRequest(req)
      const { type, dryRun, publishes } = req.data ?? {}
      if (!isBulkSlug(type)) throw new APIError('No such type.', 400)
      const rows = readRows(req, texts)
      const reports = await importRows(req, rows, {
        collection: type,
        isDryRun: dryRun !== false,
        publishes: publishes === true,
      })
      return Response.json({ reports })
    },
  },
  {
    path: '/bulk/find',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const query = await readQuery(req, texts)
      const collections = contentSlugsIn(req.data?.collections)
      if (collections.length === 0) throw new APIError(texts.noTypes, 400)
      return Response.json(await findTexts(req, { ...query, collections }))
    },
  },
  {
    path: '/bulk/replace',
    method: 'post',
    handler: async (req) => {
      const texts = assertEditor(req)
      const query = await readQuery(req, texts)
      const { replacement, documents } = req.data ?? {}
      return Response.json({
        reports: await replaceTexts(req, {
          ...query,
          replacement: typeof replacement === 'string' ? replacement.slice(0, 1_000) : '',
          documents: Array.isArray(documents) ? documents.flatMap(toTarget) : [],
        }),
      })
    },
  },
]

function assertEditor(req: PayloadRequest): BulkTexts {
  if (!isEditor(req)) throw new APIError(req.t('error:notAllowedToPerformAction'), 403)
  return getBulkTexts(req.i18n.language)
}

const toFormat = (value: unknown): Format | undefined => formats.find((format) => format === value)

function readRows({ file, data }: PayloadRequest, texts: BulkTexts): Row[] {
  if (!file) throw new APIError(texts.noFile, 400)
  if (file.data.length > maxMegabytes * 1_000_000)
    throw new APIError(texts.tooLarge(maxMegabytes), 413)
  const format = toFormat(data?.format) ?? (/\.jsonl?$/i.test(file.name) ? 'jsonl' : 'csv')
  let rows: Row[]
  try {
    rows = parseFile(format, decodeFile(file.data))
  } catch (cause) {
    if (cause instanceof UndecodableLines) throw new APIError(texts.undecodable(cause.lines), 400)
    throw new APIError(texts.unreadable(cause instanceof Error ? cause.message : ''), 400)
  }
  if (rows.length === 0) throw new APIError(texts.noRows, 400)
  if (rows.length > maxImported) throw new APIError(texts.tooManyRows(maxImported), 400)
  return rows
}

async function readQuery(req: PayloadRequest, texts: BulkTexts) {
  await addDataAndFileToRequest(req)
  const { find, matchCase, wholeWords, locale } = req.data ?? {}
  if (typeof find !== 'string' || find.trim().length < 2 || find.length > 200)
    throw new APIError(texts.tooShort, 400)
  return {
    find,
    matchCase: matchCase === true,
    wholeWords: wholeWords === true,
    locale: localeCodes.find((code) => code === locale) ?? 'en',
  }
}

const contentSlugs = Object.keys(contentTypes) as ContentSlug[]

const contentSlugsIn = (value: unknown): ContentSlug[] =>
  Array.isArray(value) ? contentSlugs.filter((slug) => value.includes(slug)) : []

function toTarget(value: unknown): Replacement['documents'] {
  if (typeof value !== 'object' || value === null) return []
  const { collection, id, updatedAt, paths } = value as Record<string, unknown>
  const slug = contentSlugs.find((one) => one === collection)
  return slug && typeof id === 'number' && typeof updatedAt === 'string' && Array.isArray(paths)
    ? [{ collection: slug, id, updatedAt, paths: paths.map(String) }]
    : []
}
