import { invalidEmails, validEmails } from '@law-firm/contract/testing/contact-details'
import { createRateLimits } from './rate-limits'
import { TOTP, Secret } from 'otpauth'
import { findPasswordFlaw, hashPassword, isRightPassword } from './password'
import { isEmail, toPasswordlessAddress } from './passwordless'
import { createSecrets, isSameText } from './secrets'
import { createTotpSecret, findTotpStep } from './totp'

test('a hash has its parameters and a salt, and verifies its password only', async () => {
  const [first, second] = await Promise.all([
    hashPassword('seven quiet lighthouses'),
    hashPassword('seven quiet lighthouses'),
  ])
  expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
  expect(first).not.toBe(second)
  expect(
    await Promise.all(
      ['seven quiet lighthouses', 'seven quiet lighthouse', ''].map((password) =>
        isRightPassword(password, first),
      ),
    ),
  ).toEqual([true, false, false])
})

test.each([null, undefined])(
  'no account (%j) takes no password, and as long as a wrong one',
  async (stored) => {
    // the work, as the time depends on what else the machine does
    const measure = async (of: string | null | undefined) => {
      const began = process.cpuUsage()
      expect(await isRightPassword('whatever', of)).toBe(false)
      return process.cpuUsage(began).user
    }
    const known = await hashPassword('seven quiet lighthouses')
    const rounds = []
    while (rounds.length < 5) rounds.push([await measure(stored), await measure(known)] as const)
    const none = Math.min(...rounds.map(([work]) => work))
    const wrong = Math.min(...rounds.map(([, work]) => work))
    expect(none / wrong).toBeGreaterThan(0.4)
    expect(none / wrong).toBeLessThan(2.5)
  },
)

test.each([
  ['short', 'too_short'],
  ['aaaaaaaaaaaaaa', 'too_simple'],
  ['password-password', 'too_simple'],
  ['my maya.okonjo pass', 'contains_email'],
  ['x'.repeat(150) + 'abcdefgh'.repeat(10), 'too_long'],
  ['seven quiet lighthouses', null],
  ['七座安静的灯塔在海边闪光', null],
])('the flaw of %j is %s', (password, flaw) =>
  expect(findPasswordFlaw(password, 'maya.okonjo@northgate.example')).toBe(flaw),
)

test.each([...validEmails, ' a@b.example '])('%j is an address', (text) =>
  expect(isEmail(text)).toBe(true),
)
test.each([...invalidEmails, ''])('%j is no address', (text) => expect(isEmail(text)).toBe(false))

test.each([
  ['sms', '+44 20 7946-0018', '+442079460018'],
  ['sms', '+44 (0)20 7946 0958', '+442079460958'],
  ['sms', '＋８６ １０ ５５５５ ０１４２', '+861055550142'],
  ['sms', '+44‑20‑7946‑0958', '+442079460958'],
  ['sms', '+44 20 7946 0958 x45', null],
  ['sms', '020 7946 0018', null],
  ['sms', '+0123456789', null],
  ['email', ' A@B.Example ', 'a@b.example'],
  ['fax', '+442079460018', null],
])('%s knows %j as %j', (connection, address, known) =>
  expect(toPasswordlessAddress(connection, address)).toBe(known),
)

test('a TOTP code is accepted with one step of drift at most', () => {
  const secret = createTotpSecret()
  const now = 1_800_000_015_000
  const codeAt = (offset: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + offset * 30_000 })
  const step = Math.floor(now / 30_000)
  expect([-2, -1, 0, 1, 2].map((offset) => findTotpStep(secret, codeAt(offset), now))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
  for (const wrong of ['', 'abcdef', '12345', '1234567'])
    expect(findTotpStep(secret, wrong, now)).toBeNull()
})

test('a ciphertext is decrypted by its secret only, and only untampered', () => {
  const [ours, theirs] = [createSecrets('ours'), createSecrets('theirs')]
  const sealed = ours.encrypt('a text')
  expect(ours.decrypt(sealed)).toBe('a text')
  expect(() => theirs.decrypt(sealed)).toThrow()
  expect(() => ours.decrypt(`${sealed.slice(0, -4)}AAAA`)).toThrow()
  expect(ours.hash('a')).not.toBe(theirs.hash('a'))
})

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['', '', true],
])('%j and %j are the same: %s', (a, b, same) => expect(isSameText(a, b)).toBe(same))

test.each<[string, (n: number) => [recipient: string, sender: string], number]>([
  ['to one recipient', (n) => ['A@firm.example ', `10.0.0.${n}`], 5],
  ['by one sender', (n) => [`a${n}@firm.example`, '10.0.0.1'], 20],
  ['by one network', (n) => [`a${n}@firm.example`, `2001:db8:0:1::${n}`], 20],
  ['in all', (n) => [`a${n}@firm.example`, `10.0.${Math.floor(n / 250)}.${n % 250}`], 1000],
])('limits the mails that are sent %s', async (_, call, expected) => {
  const { mayWriteTo } = createRateLimits({ rateLimit: 100 })
  const sent = await Promise.all(Array.from({ length: 1200 }, (_, n) => mayWriteTo(...call(n))))
  expect(sent.filter(Boolean)).toHaveLength(expected)
})
