import type { CollectionSlug, Payload } from 'payload'
import type { ContentService } from './content-service'
const day = 86_400_000
export const daysFromNow = (days: number): string => new Date(Date.now() + days * day).toISOString()

export const richText = (value: string) => ({
  root: {
    type: 'root',
    format: '',
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        children: [
          {
            type: 'text',
            text: value,
            version: 1,
            detail: 0,
            format: 0,
            mode: 'normal',
            style: '',
          },
        ],
      },
    ],
  },
})

/** Creates a published document of any collection, without a webhook. */
export async function createPublished(
  payload: Payload,
  collection: CollectionSlug,
  data: object,
): Promise<number> {
  const { id } = await payload.create({
    collection,
    data: { _status: 'published', ...data } as never, // cast: Payload validates it
    context: { quiet: true },
  })
  return Number(id)
}

/** Creates a draft of an article. */
export const createArticle = ({ payload, ids }: ContentService, more: object = {}) =>
  createPublished(payload, 'articles', {
    title: `Checked ${crypto.randomUUID()}`,
    summary: 's',
    kind: 'guide',
    publishedOn: '2026-01-05T00:00:00.000Z',
    authors: [ids.person],
    practices: [ids.practice],
    _status: 'draft',
    ...more,
  })

/**
 * A small firm: two practices, a sector, a country, a person, publications and events; two members.
 *
 * @returns the ids by name
 */
export async function fillSampleContent(payload: Payload) {
  const create = (collection: CollectionSlug, data: object) =>
    createPublished(payload, collection, data)
  const practice = await create('services', { title: 'Competition', summary: 's' })
  const child = await create('services', {
    title: 'Merger control',
    summary: 's',
    parent: practice,
  })
  const sector = await create('sectors', { title: 'Energy', summary: 's' })
  const country = await create('countries', {
    name: 'Japan',
    region: 'asia-pacific',
    isoCode: 'JP',
    summary: 's',
  })
  const office = await create('offices', {
    name: 'Tokyo',
    country,
    summary: 's',
    address: ['a'],
    phone: '+81 3 1234',
    email: 'tokyo@firm.test',
    timeZone: 'Asia/Tokyo',
    hours: [],
  })
  const person = await create('contacts', {
    name: 'Ines Kato',
    givenName: 'Ines',
    familyName: 'Kato',
    level: 'partner',
    jobTitle: 'Partner',
    headline: 'h',
    profile: richText('p'),
    offices: [office],
    email: 'ines@firm.test',
    languages: ['en'],
    practices: [practice],
  })
  const text = (value: string) => [{ blockType: 'text', text: richText(value) }]
  const article = await create('articles', {
    title: 'Open article',
    summary: 'Open summary',
    kind: 'briefing',
    publishedOn: daysFromNow(-2),
    authors: [person],
    practices: [child],
    sectors: [sector],
    countries: [country],
    body: text('open body'),
  })
  const gated = await create('articles', {
    title: 'Gated article',
    summary: 'Gated summary',
    kind: 'guide',
    publishedOn: daysFromNow(-1),
    authors: [person],
    practices: [practice],
    body: text('SECRETBODY'),
    product: { feature: 'navigator.employment' },
  })
  const draft = await create('articles', {
    title: 'Draft article',
    summary: 'Draft summary',
    kind: 'guide',
    publishedOn: daysFromNow(-1),
    authors: [person],
    practices: [practice],
    body: text('draft body'),
    _status: 'draft',
  })
  const meeting = {
    summary: 's',
    timeZone: 'Asia/Tokyo',
    practices: [practice],
    speakers: [person],
  }
  const event = await create('events', {
    ...meeting,
    title: 'Next event',
    startsAt: daysFromNow(10),
    endsAt: daysFromNow(10.1),
    capacity: 10,
  })
  const pastEvent = await create('events', {
    ...meeting,
    title: 'Past event',
    startsAt: daysFromNow(-10),
    endsAt: daysFromNow(-9.9),
  })
  const member = async (subject: string, more: object) =>
    Number((await payload.create({ collection: 'members', data: { subject, ...more } })).id)
  const ann = await member('auth0|ann', {
    name: 'Ann',
    email: 'ann@client.test',
    emailVerified: true,
    lastVisitAt: daysFromNow(-5),
    productPermissions: ['product|navigator.tax'],
    productSubscriptions: [
      {
        permission: 'product|navigator.employment',
        from: daysFromNow(-60),
        until: daysFromNow(-1),
      },
    ],
  })
  const bob = await member('auth0|bob', {
    name: 'Bob',
    email: 'bob@client.test',
    emailVerified: true,
    productSubscriptions: [
      {
        permission: 'product|navigator.employment',
        from: daysFromNow(-60),
        until: daysFromNow(30),
      },
    ],
  })
  return {
    ann,
    bob,
    practice,
    child,
    sector,
    country,
    person,
    office,
    article,
    gated,
    draft,
    event,
    pastEvent,
  }
}
