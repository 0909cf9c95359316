import { NotFound, type Endpoint, type FlattenedField, type PayloadRequest } from 'payload'
import { isEditor } from '../../access/rules'
import { contentSlugs, type ContentSlug } from '../../model/content-types'
import { readDraft, toValues } from '../links/links-to'
import type { Values } from '../links/references'
import { localeCodes, localization } from '../../model/locales'
import { describe } from './describe'
import { findAll } from './facts'
import type { Severity } from './findings'

/** What the panel shows. */
export type DescribedFinding = { severity: Severity; path: string; text: string }

type Draft = { collection: ContentSlug | null; fields: FlattenedField[]; document: Values }

/** `GET /api/findings/<collection>/<id>` or `/api/findings/globals/<slug>`, of the newest draft. */
export const findingsEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/findings/:collection/:id',
    handler: async (req) => {
      const draft = isEditor(req) ? await readSubject(req) : null
      if (!draft) throw new NotFound(req.t)
      const { collection, fields, document } = draft
      const locale =
        localeCodes.find((code) => code === req.query.locale) ?? localization.defaultLocale
      const values = toValues(document, locale)
      const [findings = []] = await findAll(req, [{ collection, fields, values, locale }])
      const described = findings.map((finding): DescribedFinding => ({
        severity: finding.severity,
        path: finding.path,
        text: describe(req, fields, finding),
      }))
      return Response.json({ findings: described }, { headers: { 'cache-control': 'no-store' } })
    },
  },
]

async function readSubject(req: PayloadRequest): Promise<Draft | null> {
  const { collection: name, id } = req.routeParams ?? {}
  if (name === 'globals') return readGlobal(req, String(id))
  const collection = contentSlugs.find((slug) => slug === name)
  if (!collection || !/^\d{1,9}$/.test(String(id))) return null
  const { config } = req.payload.collections[collection]
  const document = await readDraft(req, config, Number(id))
  return document && { collection, fields: config.flattenedFields, document }
}

async function readGlobal(req: PayloadRequest, name: string): Promise<Draft | null> {
  const global = req.payload.globals.config.find(({ slug }) => slug === name)
  if (!global) return null
  const { docs } = await req.payload.db.findGlobalVersions<Values>({
    global: global.slug,
    where: { latest: { equals: true } },
    locale: 'all',
    limit: 1,
    pagination: false,
    req,
  })
  const document = docs[0]?.version
  return document ? { collection: null, fields: global.flattenedFields, document } : null
}
