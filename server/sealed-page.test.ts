import { seal, unseal } from './sealed-page'

const page = Buffer.from('<!doctype html>')
const sealed = seal('secret', '/en/people', page)
const changed = Buffer.from(sealed)
changed[sealed.length - 1] = 0

test('a sealed page is what it was', () =>
  expect(unseal('secret', '/en/people', sealed)).toEqual(page))

test.each<[string, string, string, Buffer]>([
  ['of another name', 'secret', '/en/deals', sealed],
  ['of another secret', 'other', '/en/people', sealed],
  ['that was changed', 'secret', '/en/people', changed],
  ['that is torn', 'secret', '/en/people', sealed.subarray(0, 40)],
  ['without a seal', 'secret', '/en/people', page],
  ['of an earlier format', 'secret', '/en/people', Buffer.from('a'.repeat(200))],
  ['that is empty', 'secret', '/en/people', Buffer.alloc(0)],
])('an entry %s is none', (_, secret, name, entry) =>
  expect(unseal(secret, name, entry)).toBeNull(),
)
