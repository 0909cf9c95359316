import {
  ValidationError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Field,
  type FieldHook,
  type PayloadRequest,
} from 'payload'
import { text } from '../fields/shared'
import { siteLocales } from '../locales'
import { changedBetween, chosenIn, fingerprintOf, type Fingerprint } from '../navigator/fingerprint'
import { alsoWrite, givenOf } from './field-writes'
import { defineOwn, firstOnly, serverOnly } from './own'

const mostReports = 200

type Report = { service?: string; query?: string; madeFrom?: unknown; madeAt?: string }

const refusal = (path: string, message: string) =>
  new ValidationError({ collection: 'navigator-reports', errors: [{ path, message }] })

const presentOf = (report: Report, req: PayloadRequest): Promise<Fingerprint> =>
  fingerprintOf(chosenIn(report.service ?? '', report.query ?? ''), req)

/** What the answers say is noted when a report is saved, and again whenever the member gives `madeAt`. */
const noteAnswers: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  const given = givenOf(req, 'navigator-reports')
  const name = typeof data?.name === 'string' ? data.name.trim() : data?.name
  if (operation === 'update' && !given.madeAt) return { ...data, name }
  const whole = { ...originalDoc, ...data } as Report
  if (chosenIn(whole.service ?? '', whole.query ?? '').jurisdictions.length === 0)
    throw refusal('query', 'Which jurisdictions?')
  if (
    operation === 'create' &&
    (
      await req.payload.count({
        collection: 'navigator-reports',
        where: { member: { equals: data?.member } },
        overrideAccess: true,
        req,
      })
    ).totalDocs >= mostReports
  )
    throw refusal('member', `There are ${mostReports} already.`)
  alsoWrite(req, 'navigator-reports', ['madeFrom', 'madeAt'])
  return { ...data, name, madeFrom: await presentOf(whole, req), madeAt: new Date().toISOString() }
}

/** Which answers say something else than when the report was made; worked out once a document and request. The marks are nobody's to read: they come from the row. */
function changesOf(
  { id, madeAt }: { id?: unknown; madeAt?: unknown },
  req: PayloadRequest,
): Promise<string[]> {
  const known = (req.context.reportChanges ??= new Map()) as Map<string, Promise<string[]>>
  const key = `${String(id)}:${String(madeAt)}`
  const changes = known.get(key) ?? readChanges(Number(id), req)
  known.set(key, changes)
  return changes
}

async function readChanges(id: number, req: PayloadRequest): Promise<string[]> {
  const row = await req.payload.db.findOne<Report & { id: number }>({
    collection: 'navigator-reports',
    where: { id: { equals: id } },
    req,
  })
  return row ? changedBetween((row.madeFrom ?? {}) as Fingerprint, await presentOf(row, req)) : []
}

const derived = (
  name: string,
  type: 'checkbox' | 'json',
  label: string,
  of: (changes: string[]) => unknown,
): Field => {
  const afterRead: FieldHook = async ({ data, req }) => of(await changesOf(data ?? {}, req))
  return {
    name,
    type,
    virtual: true,
    label,
    admin: { hidden: true },
    hooks: { afterRead: [afterRead] },
  } as Field
}

export const navigatorReports: CollectionConfig = defineOwn({
  slug: 'navigator-reports',
  type: 'NavigatorReport',
  plural: 'NavigatorReports',
  labels: ['Saved report', 'Saved reports'],
  columns: ['name', 'service'],
  description: 'Reports of the navigator that members saved. Nobody but the member reads them.',
  writes: {},
  may: { update: true, delete: true },
  forceSelect: { member: true, service: true, query: true, madeFrom: true, madeAt: true },
  hooks: { beforeValidate: [noteAnswers] },
  fields: [
    text('name', 'Name', { required: true, maxLength: 120 }),
    text('service', 'Service, as in its address', {
      required: true,
      maxLength: 96,
      access: firstOnly,
    }),
    {
      name: 'query',
      type: 'textarea',
      required: true,
      maxLength: 6_000,
      label: 'Choices, as in the address of the report builder',
      access: firstOnly,
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      options: [...siteLocales],
      label: 'Language',
      access: firstOnly,
    },
    {
      name: 'madeFrom',
      type: 'json',
      label: 'Marks of the answers that it was made from',
      admin: { hidden: true },
      access: { ...serverOnly, read: () => false },
    },
    {
      name: 'madeAt',
      type: 'date',
      label: 'Made',
      admin: { description: 'Any value notes what the answers say at present.' },
    },
    derived('changed', 'checkbox', 'An answer changed since', (changes) => changes.length > 0),
    derived('changes', 'json', 'Which answers changed, as jurisdiction/question', (changes) =>
      changes.slice(0, 200),
    ),
  ],
})
