import type { Field } from 'payload'
import { isEditor } from '../access/rules'
import { bodyField } from '../fields/body'
import { localArea, localText, many, one, text } from '../fields/shared'
import { validateTimeZone, validateTimeZones } from '../fields/time-zone'
import { countSequence } from '../hooks/count-sequence'
import { readingMinutes } from '../hooks/reading-minutes'
import { placesLeftField } from '../inbox/places'
import { defineContent } from './define'

export const date = (name: string, label: string, more: Record<string, unknown> = {}): Field =>
  ({
    name,
    label,
    type: 'date',
    admin: { date: { pickerAppearance: 'dayAndTime' } },
    ...more,
  }) as Field

/** Refuses an end before its start. */
const notBefore = (other: string, message: string) => ({
  validate: (value: unknown, { siblingData }: { siblingData: Record<string, unknown> }) => {
    const start = siblingData[other]
    if (!value || !start) return true
    return new Date(String(value)) >= new Date(start as string | Date) ? true : message
  },
})

const topics: Field[] = [
  many('practices', 'Practices', 'services', { required: true }),
  many('sectors', 'Sectors', 'sectors'),
  many('countries', 'Countries', 'countries'),
]

const regionsField: Field = {
  name: 'regions',
  type: 'select',
  hasMany: true,
  label: 'Regions',
  options: ['global', 'european-union', 'asia-pacific', 'middle-east', 'americas'],
}

/**
 * Payload sorts lists by the day and then by `createdAt`. Without both in one index SQLite makes every row up to the page
 * that is asked for (70 to 90 ms for page 100 of 20,000 publications); with the status in it, it need not look at what
 * does not match.
 */
const byDay = [{ fields: ['publishedOn', 'createdAt', '_status'] }]

export const articles = defineContent({
  slug: 'articles',
  type: 'Article',
  plural: 'Articles',
  labels: ['Publication', 'Publications'],
  group: 'Insights',
  columns: ['title', 'kind', 'publishedOn', 'authors'],
  defaultSort: '-publishedOn',
  indexes: byDay,
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary, one or two sentences', true),
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      label: 'Kind',
      options: ['briefing', 'guide', 'report', 'checklist', 'comment'],
    },
    {
      type: 'row',
      fields: [
        date('publishedOn', 'Published on', { required: true }),
        date(
          'updatedOn',
          'Updated on',
          notBefore('publishedOn', 'Not before the day of publication.'),
        ),
      ],
    },
    many('authors', 'Authors', 'contacts', { required: true }),
    ...topics,
    regionsField,
    {
      name: 'keyPoints',
      type: 'text',
      hasMany: true,
      localized: true,
      label: 'Key points, a sentence each',
    },
    bodyField(),
    many('related', 'Related publications', 'articles', { maxRows: 6 }),
    {
      name: 'readingMinutes',
      type: 'number',
      localized: true,
      label: 'Reading time in minutes',
      admin: { readOnly: true, position: 'sidebar' },
      hooks: { beforeChange: [readingMinutes] },
    },
  ],
})

const venue: Field = {
  name: 'venue',
  type: 'group',
  label: 'Place',
  fields: [
    { name: 'online', type: 'checkbox', label: 'Online as well, or only', defaultValue: false },
    localText('name', 'Venue'),
    localArea('address', 'Address'),
    one('office', 'At an office of the firm', 'offices'),
    text('joinUrl', 'Address to join online, sent to who registers', {
      access: { read: ({ req }) => isEditor(req) },
    }),
  ],
}

const timeZone: Field = text('timeZone', 'Time zone', {
  required: true,
  defaultValue: 'Europe/London',
  validate: validateTimeZone,
})

const cpd: Field = { name: 'cpdPoints', type: 'number', min: 0, max: 40, label: 'CPD points' }

export const events = defineContent({
  slug: 'events',
  type: 'Event',
  plural: 'Events',
  labels: ['Event', 'Events'],
  group: 'Insights',
  columns: ['title', 'startsAt', 'state'],
  defaultSort: '-startsAt',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary', true),
    {
      name: 'state',
      type: 'select',
      required: true,
      defaultValue: 'planned',
      options: ['planned', 'cancelled'],
      label: 'State',
    },
    {
      type: 'row',
      fields: [
        date('startsAt', 'Starts', { required: true, index: true }),
        date('endsAt', 'Ends', {
          required: true,
          ...notBefore('startsAt', 'The end comes after the start.'),
        }),
        timeZone,
      ],
    },
    {
      name: 'otherTimeZones',
      type: 'text',
      hasMany: true,
      label: 'Other time zones to show',
      admin: {
        description: 'IANA names such as Asia/Singapore, for an event that is held in two places.',
      },
      validate: validateTimeZones,
    },
    venue,
    many('speakers', 'Speakers of the firm', 'contacts'),
    {
      name: 'guests',
      type: 'array',
      localized: true,
      label: 'Guest speakers',
      fields: [text('name', 'Name', { required: true }), text('role', 'Role')],
    },
    {
      name: 'agenda',
      type: 'array',
      localized: true,
      label: 'Agenda',
      fields: [
        text('time', 'Time', { required: true }),
        text('title', 'Title', { required: true }),
        text('detail', 'Detail'),
      ],
    },
    { type: 'row', fields: [{ name: 'capacity', type: 'number', min: 0, label: 'Places' }, cpd] },
    {
      type: 'row',
      fields: [
        date('registrationOpens', 'Registration opens'),
        date(
          'registrationCloses',
          'Registration closes',
          notBefore('registrationOpens', 'Not before it opens.'),
        ),
      ],
    },
    {
      name: 'sequence',
      type: 'number',
      defaultValue: 0,
      admin: { hidden: true },
      hooks: { beforeChange: [countSequence] },
    },
    placesLeftField,
    ...topics,
    bodyField(),
  ],
})

export const news = defineContent({
  slug: 'news',
  type: 'News',
  plural: 'NewsItems',
  labels: ['News item', 'News'],
  group: 'Insights',
  columns: ['title', 'publishedOn'],
  defaultSort: '-publishedOn',
  indexes: byDay,
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary', true),
    date('publishedOn', 'Published on', { required: true }),
    ...topics.map((field) => ({ ...field, required: false }) as Field),
    many('contacts', 'People in this item', 'contacts'),
    one('pressContact', 'Press contact', 'contacts'),
    bodyField(),
  ],
})

const level: Field = {
  name: 'level',
  type: 'select',
  required: true,
  options: ['introduction', 'intermediate', 'advanced'],
  label: 'Level',
}

export const trainings = defineContent({
  slug: 'trainings',
  type: 'Training',
  plural: 'Trainings',
  labels: ['Training', 'Trainings'],
  group: 'Insights',
  columns: ['title', 'level', 'startsAt'],
  defaultSort: '-startsAt',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary', true),
    { type: 'row', fields: [level, cpd] },
    {
      type: 'row',
      fields: [date('startsAt', 'First session', { required: true, index: true }), timeZone],
    },
    {
      name: 'sessions',
      type: 'array',
      localized: true,
      label: 'Sessions',
      fields: [
        date('startsAt', 'Starts', { required: true }),
        { name: 'minutes', type: 'number', required: true, min: 5 },
        text('title', 'Title', { required: true }),
      ],
    },
    venue,
    many('speakers', 'Trainers', 'contacts'),
    ...topics,
    bodyField(),
  ],
})

export const trainingSeries = defineContent({
  slug: 'training-series',
  type: 'TrainingSeries',
  plural: 'TrainingSeriesItems',
  labels: ['Training series', 'Training series'],
  group: 'Insights',
  columns: ['title', 'level', 'startsAt'],
  defaultSort: '-startsAt',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary', true),
    { type: 'row', fields: [level, cpd] },
    date('startsAt', 'First module', { required: true, index: true }),
    many('modules', 'Modules in order', 'trainings', { required: true }),
    ...topics,
    bodyField(),
  ],
})

export const deals = defineContent({
  slug: 'deals',
  type: 'Deal',
  plural: 'Deals',
  labels: ['Deal', 'Deals'],
  group: 'Insights',
  columns: ['title', 'announcedOn'],
  defaultSort: '-announcedOn',
  fields: [
    localText('title', 'Title', { required: true }),
    localArea('summary', 'Summary', true),
    date('announcedOn', 'Announced on', { required: true, index: true }),
    localText('client', 'Client, as it may be named', { required: true }),
    text('value', 'Value, as published'),
    ...topics,
    many('contacts', 'Lawyers', 'contacts'),
    bodyField(),
  ],
})
