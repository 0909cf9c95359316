import { canReadAnswer, canReadSummary } from './access'
import { stub } from '../../testing/stub'

type AccessArgs = Parameters<typeof canReadAnswer>[0]

const rows: Record<string, Record<string, unknown>[]> = {
  'navigator-jurisdictions': [
    { id: 1, service: 1, sample: true },
    { id: 2, service: 1, sample: false },
    { id: 3, service: 2 },
    { id: 4, service: 9 },
    { id: 5, service: null, sample: true },
  ],
  'navigator-services': [
    { id: 1, product: { feature: 'navigator.data-protection' } },
    { id: 2, product: { feature: null } },
  ],
}

function canRead(rule: typeof canReadAnswer, user: unknown, doc: object | undefined) {
  const db = {
    find: async ({
      collection,
      where,
    }: {
      collection: string
      where: { id: { in: number[] } }
    }) => ({
      docs: (rows[collection] ?? []).filter((row) => where.id.in.includes(row.id as number)),
    }),
  }
  const stored = doc && { product: { feature: null }, ...doc }
  return rule(stub<AccessArgs>({ req: { user, context: {}, payload: { db } }, doc: stored }))
}

const member = (...productPermissions: unknown[]) => ({ collection: 'members', productPermissions })
const permitted = member('product|navigator.data-protection')

test.each<[string, unknown, object | undefined, boolean, boolean]>([
  ['a sample answer for a visitor', null, { jurisdiction: 1 }, true, false],
  [
    'a sample answer for a member without the permission',
    member('navigator.employment'),
    { jurisdiction: 1 },
    true,
    false,
  ],
  ['a sample answer for a permitted member', permitted, { jurisdiction: 1 }, true, true],
  ['another answer for a visitor', null, { jurisdiction: 2 }, false, false],
  [
    'another answer for a member with a prefix of the permission’s name',
    member('navigator'),
    { jurisdiction: 2 },
    false,
    false,
  ],
  ['another answer for a permitted member', permitted, { jurisdiction: 2 }, true, true],
  [
    'another answer for an editor',
    { collection: 'users', role: 'editor' },
    { jurisdiction: 2 },
    true,
    true,
  ],
  ['an answer with a populated jurisdiction', permitted, { jurisdiction: { id: 2 } }, true, true],
  ['an answer of a public service', null, { jurisdiction: 3 }, true, true],
  ['an answer of a missing service', permitted, { jurisdiction: 4 }, false, false],
  ['an answer of a jurisdiction without a service', permitted, { jurisdiction: 5 }, false, false],
  ['an answer of a missing jurisdiction', permitted, { jurisdiction: 77 }, false, false],
  ['an answer without jurisdiction', permitted, {}, false, false],
  [
    'a sample answer with its own permission, for a visitor',
    null,
    { jurisdiction: 1, product: { feature: 'navigator.briefings' } },
    false,
    false,
  ],
  [
    'an answer with its own permission, for a member of the service',
    permitted,
    { jurisdiction: 2, product: { feature: 'navigator.briefings' } },
    false,
    false,
  ],
  [
    'an answer with its own permission, for a member with it',
    member('navigator.briefings'),
    { jurisdiction: 2, product: { feature: 'navigator.briefings' } },
    true,
    true,
  ],
  [
    'a sample answer whose own permission was not selected',
    permitted,
    { jurisdiction: 1, product: undefined },
    false,
    false,
  ],
  ['a filter or sort of a permitted member', permitted, undefined, false, false],
  ['a filter or sort of a visitor', null, undefined, false, false],
  ['a filter or sort of an editor', { collection: 'users', role: 'editor' }, undefined, true, true],
])('%s', async (_, user, doc, summary, answer) => {
  expect(await canRead(canReadSummary, user, doc)).toBe(summary)
  expect(await canRead(canReadAnswer, user, doc)).toBe(answer)
})
