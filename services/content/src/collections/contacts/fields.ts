import type { Field } from 'payload'
import { canReadText } from '../../access/rules'
import { richText } from '../../fields/body'
import { experienceField } from '../../fields/experience'
import { reverse } from '../../fields/reverse'
import { email, localArea, localText, titleText, many, text } from '../../fields/shared'
import { languageOptions } from '../../model/languages'

const year: Field = { name: 'year', type: 'number', min: 1950, max: 2100, label: 'Year' }

export const contactFields: Field[] = [
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Person',
        fields: [
          titleText('name', 'Name as displayed'),
          {
            type: 'row',
            fields: [
              text('givenName', 'Given name', { required: true }),
              text('familyName', 'Family name', { required: true, index: true }),
            ],
          },
          {
            type: 'row',
            fields: [
              text('honorific', 'Honorific'),
              text('postNominals', 'Letters after the name'),
            ],
          },
          {
            name: 'level',
            type: 'select',
            required: true,
            index: true,
            label: 'Role',
            options: [
              { value: 'partner', label: 'Partner' },
              { value: 'counsel', label: 'Counsel' },
              { value: 'senior-associate', label: 'Senior associate' },
              { value: 'associate', label: 'Associate' },
              { value: 'business-services', label: 'Business services' },
            ],
          },
          localText('jobTitle', 'Job title', { required: true }),
          localArea('headline', 'What this person does, in one sentence', true),
          { name: 'photograph', type: 'upload', relationTo: 'media', label: 'Photograph' },
          richText('profile', 'Profile', {
            localized: true,
            required: true,
            access: { read: canReadText },
          }),
        ],
      },
      {
        label: 'Reach',
        fields: [
          many('offices', 'Offices (main one first)', 'offices', { required: true }),
          {
            name: 'phones',
            type: 'array',
            label: 'Telephone',
            labels: { singular: 'Number', plural: 'Numbers' },
            fields: [
              {
                name: 'kind',
                type: 'select',
                required: true,
                options: ['office', 'mobile'],
                defaultValue: 'office',
              },
              text('number', 'Number, international', {
                required: true,
                validate: (value: unknown) =>
                  /^\+[1-9][\d ]{6,20}$/.test(String(value))
                    ? true
                    : 'Start with + and the country, digits and spaces only.',
              }),
            ],
          },
          email('email', 'E-mail', { required: true }),
          {
            name: 'assistant',
            type: 'group',
            label: 'Assistant',
            fields: [text('name', 'Name'), text('phone', 'Telephone'), email('email', 'E-mail')],
          },
          {
            name: 'social',
            type: 'array',
            label: 'Social networks',
            labels: { singular: 'Profile', plural: 'Profiles' },
            fields: [
              {
                name: 'network',
                type: 'select',
                required: true,
                options: [
                  { value: 'linkedin', label: 'LinkedIn' },
                  { value: 'x', label: 'X' },
                  { value: 'wechat', label: 'WeChat' },
                  'website',
                ],
              },
              text('url', 'Address', {
                required: true,
                validate: (value: unknown) =>
                  /^https:\/\//.test(String(value)) ? true : 'An https address.',
              }),
            ],
          },
        ],
      },
      {
        label: 'Work',
        fields: [
          many('practices', 'Practices', 'services', { required: true }),
          many('sectors', 'Sectors', 'sectors'),
          experienceField,
          many('worksWith', 'Works with', 'contacts'),
          reverse('publications', 'Publications', 'articles', 'authors'),
        ],
      },
      {
        label: 'Standing',
        fields: [
          {
            name: 'languages',
            type: 'select',
            hasMany: true,
            required: true,
            label: 'Languages spoken',
            options: languageOptions,
          },
          {
            name: 'admissions',
            type: 'array',
            localized: true,
            label: 'Admissions',
            fields: [text('jurisdiction', 'Jurisdiction', { required: true }), year],
          },
          {
            name: 'education',
            type: 'array',
            localized: true,
            label: 'Education',
            fields: [
              text('degree', 'Degree', { required: true }),
              text('institution', 'Institution'),
              year,
            ],
          },
          {
            name: 'memberships',
            type: 'text',
            hasMany: true,
            localized: true,
            label: 'Memberships',
          },
          {
            name: 'recognitions',
            type: 'array',
            localized: true,
            label: 'Recognition',
            fields: [text('text', 'Text', { required: true }), text('source', 'Source'), year],
          },
        ],
      },
    ],
  },
]
