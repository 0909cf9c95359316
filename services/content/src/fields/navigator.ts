import type { Field } from 'payload'
import { validateRegion } from '../navigator/validate-relations'
import { one } from './shared'

/**
 * Relations of the navigator's collections: service, region, jurisdiction, question, status,
 * answer, note (specification, section 2; decision 6).
 */
export const service: Field = one('service', 'Service', 'navigator-services', {
  required: true,
  index: true,
})

export const region = (required: boolean): Field =>
  one('region', 'Region', 'navigator-regions', {
    required,
    index: true,
    filterOptions: ({ data }) =>
      (data as { service?: number }).service
        ? { service: { equals: (data as { service?: number }).service } }
        : true,
    validate: (value: unknown, given: Parameters<typeof validateRegion>[1]) =>
      validateRegion(value, given, required),
  })
