import type { Field } from 'payload'
import { richText } from '../fields/body'
import { reverse } from '../fields/reverse'
import { localArea, localText, many, one, text } from '../fields/shared'
import { validateTimeZone } from '../fields/time-zone'
import { defineContent } from './define'
import { languageOptions } from '../languages'
import { opensText } from '../access/rules'

const year: Field = { name: 'year', type: 'number', min: 1950, max: 2100, label: 'Year' }

/** Matters that a person, a service or a sector shows. */
export const experienceField: Field = {
  name: 'experience',
  type: 'array',
  localized: true,
  label: 'Experience',
  labels: { singular: 'Matter', plural: 'Matters' },
  fields: [
    text('client', 'Client', { required: true }),
    { name: 'text', type: 'textarea', required: true, label: 'What was done' },
  ],
}

export const contacts = defineContent({
  slug: 'contacts',
  type: 'Contact',
  plural: 'Contacts',
  labels: ['Person', 'People'],
  group: 'People and places',
  title: 'name',
  columns: ['name', 'level', 'jobTitle', 'offices'],
  defaultSort: 'familyName',
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Person',
          fields: [
            localText('name', 'Name as displayed', { required: true }),
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
              access: { read: opensText },
            }),
          ],
        },
        {
          label: 'Reach',
          fields: [
            many('offices', 'Offices, main one first', 'offices', { required: true }),
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
            { name: 'email', type: 'email', required: true, label: 'E-mail' },
            {
              name: 'assistant',
              type: 'group',
              label: 'Assistant',
              fields: [
                text('name', 'Name'),
                text('phone', 'Telephone'),
                { name: 'email', type: 'email', label: 'E-mail' },
              ],
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
                  options: ['linkedin', 'x', 'wechat', 'website'],
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
  ],
})

export const offices = defineContent({
  slug: 'offices',
  type: 'OfficeInfo',
  plural: 'OfficeInfos',
  labels: ['Office', 'Offices'],
  group: 'People and places',
  title: 'name',
  columns: ['name', 'country', 'phone'],
  fields: [
    localText('name', 'Name', { required: true }),
    one('country', 'Country', 'countries', { required: true, index: true }),
    localArea('summary', 'Summary', true),
    localText('address', 'Address, a line each', { required: true, hasMany: true }),
    {
      type: 'row',
      fields: [
        text('phone', 'Telephone', { required: true }),
        { name: 'email', type: 'email', required: true, label: 'E-mail' },
      ],
    },
    {
      name: 'timeZone',
      type: 'text',
      required: true,
      label: 'Time zone',
      validate: validateTimeZone,
    },
    {
      name: 'coordinates',
      type: 'group',
      label: 'Coordinates',
      fields: [
        { name: 'lat', type: 'number', min: -90, max: 90 },
        { name: 'lon', type: 'number', min: -180, max: 180 },
      ],
    },
    {
      name: 'hours',
      type: 'array',
      label: 'Opening hours',
      fields: [
        text('days', 'Days', {
          required: true,
          validate: (value: unknown) =>
            /^(mon|tue|wed|thu|fri|sat|sun)(-(mon|tue|wed|thu|fri|sat|sun))?$/.test(String(value))
              ? true
              : 'mon-fri or sat.',
        }),
        ...(['opens', 'closes'] as const).map((name) =>
          text(name, name === 'opens' ? 'Opens' : 'Closes', {
            required: true,
            validate: (value: unknown) =>
              /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) ? true : 'A time such as 09:00.',
          }),
        ),
      ],
    },
    {
      name: 'holidays',
      type: 'array',
      localized: true,
      label: 'Public holidays',
      fields: [
        { name: 'month', type: 'number', required: true, min: 1, max: 12 },
        { name: 'day', type: 'number', required: true, min: 1, max: 31 },
        text('name', 'Name', { required: true }),
      ],
    },
    richText('access', 'Access without steps', { localized: true }),
    richText('directions', 'Directions', { localized: true }),
    many('contacts', 'Contacts', 'contacts'),
    reverse('people', 'People', 'contacts', 'offices'),
  ],
})

export const regions = ['europe', 'asia-pacific', 'middle-east', 'americas']
