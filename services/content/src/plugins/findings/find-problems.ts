import type { PayloadRequest } from 'payload'
import { contentSlugs } from '../../model/content-types'
import { localization } from '../../model/locales'
import type { Values } from '../links/references'
import { describe, describeText } from './describe'
import { findAll } from './facts'
import type { Severity } from './findings'
import { findInvalidFields, type Entity } from './invalid-fields'
import { getFindingsTexts } from './texts'

/** What is wrong with a document, in the editor's language. */
export type Problem = {
  severity: Severity
  /** Of the field in the form, such as `body.2.text`; empty for the whole document. */
  path: string
  /** With the name of the field. */
  text: string
  /** As it stands beside the field. */
  message: string
}

/** What would hold a publication in the language of the request back, and what is worth a look. */
export async function findProblems(
  req: PayloadRequest,
  entity: Entity,
  values: Values,
): Promise<Problem[]> {
  const locale = req.locale ?? localization.defaultLocale
  const [found = []] = await findInDocument(req, entity, [{ values, locale }])
  return withInvalidFields(req, entity, values, found)
}

/** What is found about a document in each of the languages, without what Payload validates. */
export async function findInDocument(
  req: PayloadRequest,
  { collection, global }: Entity,
  states: { values: Values; locale: string }[],
): Promise<Problem[][]> {
  const slug = contentSlugs.find((candidate) => candidate === collection?.slug) ?? null
  const fields = (collection ?? global).flattenedFields
  const found = await findAll(
    req,
    states.map((state) => ({ collection: slug, fields, ...state })),
  )
  return found.map((findings) =>
    findings.map((finding) => ({
      severity: finding.severity,
      path: finding.path,
      text: describe(req, fields, finding),
      message: describeText(req, finding),
    })),
  )
}

/** Adds the fields that Payload refuses; one that both refuse is named once. */
export async function withInvalidFields(
  req: PayloadRequest,
  entity: Entity,
  values: Values,
  found: Problem[],
): Promise<Problem[]> {
  const { at } = getFindingsTexts(req.i18n.language)
  const invalid = await findInvalidFields(req, entity, values)
  const paths = new Set(invalid.map(({ path }) => path))
  return [
    ...invalid.map(({ path, label, message }): Problem => ({
      ...{ severity: 'error', path, message },
      text: at(label, message),
    })),
    ...found.filter(({ severity, path }) => severity !== 'error' || !paths.has(path)),
  ]
}
