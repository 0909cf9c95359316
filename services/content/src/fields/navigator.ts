import type { Field } from 'payload'
import { validateRegion } from '../navigator/validate-relations'
import { one } from './shared'

/** Relation fields shared by the navigator's collections (specification, section 2; decision 6). */
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
    validate: (value: unknown, options: Parameters<typeof validateRegion>[1]) =>
      validateRegion(value, options, required),
  })
