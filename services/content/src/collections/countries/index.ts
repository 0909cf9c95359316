import { bodyField, richText } from '../../fields/body'
import { reverse } from '../../fields/reverse'
import { localArea, titleText, many, text } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

const regions = ['europe', 'asia-pacific', 'middle-east', 'americas']

export const countries = defineContent({
  slug: 'countries',
  plural: 'CountryInfos',
  labels: ['Country', 'Countries'],
  group: 'People and places',
  columns: ['name', 'region', 'isoCode'],
  fields: [
    titleText('name', 'Name'),
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
