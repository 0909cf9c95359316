import {
  addDataAndFileToRequest,
  APIError,
  Forbidden,
  NotFound,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import * as v from 'valibot'
import { isTimeZone } from '@law-firm/contract/date-time'
import { canPublish, isEditor } from '../../access/rules'
import { toMoment } from '../../fields/time-zone'
import { contentSlugs, type ContentSlug } from '../../model/content-types'
import { firmTimeZone } from '../../model/firm-time-zone'
import { localeCodes } from '../../model/locales'
import { getSchedulingTexts } from './texts'

/** What will happen to a document, or failed. */
export type Schedule = {
  id: number
  type: 'publish' | 'unpublish'
  /** Of a publication. */
  locale: string
  at: string
  hasFailed: boolean
}

export type Schedules = {
  schedules: Schedule[]
  /** Of the firm, then of its offices. */
  timeZones: string[]
}

const taskSlug = 'schedulePublish'

/**
 * `/api/schedules/<collection>/<id>` and `/api/schedules/globals/<slug>`: what is scheduled for a
 * document, for any editor; publishers add to it and cancel it. The jobs are Payload's own.
 */
export const schedulingEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/schedules/:collection/:id',
    handler: async (req) => {
      const subject = readSubject(req)
      const [{ docs }, offices] = await Promise.all([
        req.payload.find({
          collection: 'payload-jobs',
          where: whereJobsOf(subject),
          sort: 'waitUntil',
          depth: 0,
          pagination: false,
          req,
        }),
        req.payload.find({
          collection: 'offices',
          select: { timeZone: true },
          depth: 0,
          pagination: false,
          req,
        }),
      ])
      const zones = offices.docs.map(({ timeZone }) => timeZone).sort()
      const schedules: Schedules = {
        schedules: docs.map(({ id, hasError, input, waitUntil }) => {
          const { type, locale } = v.parse(jobInput, input)
          return { id, type, locale, at: String(waitUntil), hasFailed: hasError === true }
        }),
        timeZones: [...new Set([firmTimeZone, ...zones])],
      }
      return Response.json(schedules, { headers: uncached })
    },
  },
  {
    method: 'post',
    path: '/schedules/:collection/:id',
    handler: async (req) => {
      const subject = readSubject(req)
      if (!canPublish(req)) throw new Forbidden(req.t)
      await addDataAndFileToRequest(req)
      const texts = getSchedulingTexts(req.i18n.language)
      const plan = v.safeParse(scheduleInput, req.data)
      if (!plan.success) throw new APIError(texts.incomplete, 400)
      const { type, locale, date, time, timeZone } = plan.output
      const moment = toMoment(date, time, timeZone)
      if (!moment) throw new APIError(texts.missing, 400)
      if (moment.getTime() <= Date.now()) throw new APIError(texts.past, 400)
      await assertExists(req, subject)
      await req.payload.jobs.queue({
        task: taskSlug,
        input: {
          type,
          ...(type === 'publish' ? { locale } : {}),
          ...('global' in subject
            ? { global: subject.global }
            : { doc: { relationTo: subject.collection, value: String(subject.id) } }),
          user: { relationTo: 'users', value: req.user?.id },
        } as never, // cast: the type wants ids as numbers, Payload's form stores them as texts
        waitUntil: moment,
        req,
      })
      return Response.json({ at: moment.toISOString() }, { status: 201, headers: uncached })
    },
  },
  {
    method: 'delete',
    path: '/schedules/:collection/:id/:job',
    handler: async (req) => {
      const subject = readSubject(req)
      if (!canPublish(req)) throw new Forbidden(req.t)
      const { docs } = await req.payload.delete({
        collection: 'payload-jobs',
        where: { and: [whereJobsOf(subject), { id: { equals: Number(req.routeParams?.job) } }] },
        overrideAccess: true,
        req,
      })
      if (docs.length === 0) throw new NotFound(req.t)
      return Response.json({}, { headers: uncached })
    },
  },
]

const uncached = { 'cache-control': 'no-store' }

const locales = v.picklist(localeCodes)
const types = v.picklist(['publish', 'unpublish'])

const jobInput = v.object({
  type: v.fallback(types, 'publish'),
  // one of all languages publishes English (docs/adr/0013)
  locale: v.fallback(locales, 'en'),
})

const scheduleInput = v.object({
  type: types,
  locale: locales,
  date: v.pipe(v.string(), v.isoDate()),
  time: v.pipe(v.string(), v.isoTime()),
  timeZone: v.custom<string>(isTimeZone),
})

export type Subject = { collection: ContentSlug; id: number } | { global: GlobalSlug }

/** @throws NotFound for who is no editor, and for what is no content */
function readSubject(req: PayloadRequest): Subject {
  const { collection: name, id } = req.routeParams ?? {}
  const global = req.payload.globals.config.find(({ slug }) => slug === id)
  const collection = contentSlugs.find((slug) => slug === name)
  if (isEditor(req) && name === 'globals' && global) return { global: global.slug as GlobalSlug }
  if (isEditor(req) && collection && /^\d{1,9}$/.test(String(id)))
    return { collection, id: Number(id) }
  throw new NotFound(req.t)
}

async function assertExists(req: PayloadRequest, subject: Subject): Promise<void> {
  if ('global' in subject) return
  const { totalDocs } = await req.payload.count({
    collection: subject.collection,
    where: { id: { equals: subject.id } },
    req,
  })
  if (totalDocs === 0) throw new NotFound(req.t)
}

/** What is scheduled for a document. */
export const whereJobsOf = (subject: Subject): Where => ({
  and: [
    { taskSlug: { equals: taskSlug } },
    { completedAt: { exists: false } },
    ...('global' in subject
      ? [{ 'input.global': { equals: subject.global } }]
      : [
          { 'input.doc.relationTo': { equals: subject.collection } },
          { 'input.doc.value': { equals: String(subject.id) } },
        ]),
  ],
})
