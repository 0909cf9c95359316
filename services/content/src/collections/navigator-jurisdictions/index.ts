import { service, region } from '../../fields/navigator'
import { localArea, titleText, many, one, text } from '../../fields/shared'
import { defineContent } from '../define-content-collection'

export const navigatorJurisdictions = defineContent({
  slug: 'navigator-jurisdictions',
  plural: 'NavigatorJurisdictions',
  labels: ['Jurisdiction', 'Jurisdictions'],
  group: 'Navigator',
  columns: ['title', 'service', 'region', 'sample'],
  siblings: ['region'],
  fields: [
    titleText('title', 'Title'),
    service,
    region(true),
    one('country', 'Country of the firm', 'countries'),
    text('isoCode', 'Code on the map', {
      validate: (value: unknown) =>
        !value || /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(String(value))
          ? true
          : 'Two letters such as BR, or with a subdivision, such as US-CA (ISO 3166).',
    }),
    {
      name: 'sample',
      type: 'checkbox',
      defaultValue: false,
      label: 'Public sample: everybody may read its summaries',
    },
    localArea('summary', 'Summary'),
    many('contacts', 'Contacts', 'contacts'),
  ],
})
