import type { Field } from 'payload'
import { bodyField, richText } from '../fields/body'
import { reverse } from '../fields/reverse'
import { localArea, localText, many, one, text } from '../fields/shared'
import { defineContent } from './define'
import { experienceField, regions } from './people'

const capabilities: Field = {
  name: 'capabilities',
  type: 'array',
  localized: true,
  label: 'What we do',
  fields: [
    text('title', 'Title', { required: true }),
    { name: 'text', type: 'textarea', required: true, label: 'Text' },
  ],
}

/** What the three kinds of expertise share: a place in a tree, a body, people and matters. */
const expertise = (collection: string): Field[] => [
  localText('title', 'Title', { required: true }),
  one('parent', 'Part of', collection, { index: true }),
  localArea('summary', 'Summary, one sentence', true),
  bodyField(),
  capabilities,
  experienceField,
  many('contacts', 'Contacts, lead first', 'contacts'),
]

export const services = defineContent({
  slug: 'services',
  type: 'ServiceInfo',
  plural: 'ServiceInfos',
  labels: ['Service', 'Services'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  tree: true,
  fields: [
    ...expertise('services'),
    many('sectors', 'Related sectors', 'sectors'),
    reverse('publications', 'Publications', 'articles', 'practices'),
  ],
})

export const sectors = defineContent({
  slug: 'sectors',
  type: 'SectorInfo',
  plural: 'SectorInfos',
  labels: ['Sector', 'Sectors'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  tree: true,
  fields: [
    ...expertise('sectors'),
    many('practices', 'Related services', 'services'),
    reverse('publications', 'Publications', 'articles', 'sectors'),
  ],
})

export const solutions = defineContent({
  slug: 'solutions',
  type: 'SolutionInfo',
  plural: 'SolutionInfos',
  labels: ['Solution', 'Solutions'],
  group: 'Expertise',
  columns: ['title', 'parent'],
  tree: true,
  fields: [
    ...expertise('solutions'),
    many('practices', 'Related services', 'services'),
    many('sectors', 'Related sectors', 'sectors'),
  ],
})

export const countries = defineContent({
  slug: 'countries',
  type: 'CountryInfo',
  plural: 'CountryInfos',
  labels: ['Country', 'Countries'],
  group: 'People and places',
  title: 'name',
  columns: ['name', 'region', 'isoCode'],
  fields: [
    localText('name', 'Name', { required: true }),
    {
      name: 'region',
      type: 'select',
      required: true,
      options: regions,
      label: 'Region',
      index: true,
    },
    text('isoCode', 'Code, ISO 3166', {
      required: true,
      validate: (value: unknown) =>
        /^[A-Z]{2}$/.test(String(value)) ? true : 'Two capital letters.',
    }),
    localArea('summary', 'Summary', true),
    bodyField(),
    richText('regulatoryNotice', 'Regulatory notice', { localized: true }),
    many('practices', 'Practices, strongest first', 'services'),
    reverse('offices', 'Offices', 'offices', 'country', 'slug'),
  ],
})
