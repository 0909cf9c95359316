import { invalidTelephones, validTelephones } from '@law-firm/contract/testing/contact-details'
import { isTelephone, toDialled } from './telephone'

test.each(validTelephones)('%j is a telephone number', (text) =>
  expect(isTelephone(text)).toBe(true),
)
test.each([...invalidTelephones, ''])('%j is no telephone number', (text) =>
  expect(isTelephone(text)).toBe(false),
)

test.each([
  `${'1 '.repeat(200_000)}x`,
  `1${' '.repeat(400_000)}`,
  '1('.repeat(30),
  '/'.repeat(64_000),
  `${'1'.repeat(16_000)}${' ('.repeat(16_000)}`,
])('a hostile text of %.4j is refused at once', (text) => {
  const start = performance.now()
  expect(isTelephone(text)).toBe(false)
  toDialled(text)
  expect(performance.now() - start).toBeLessThan(500)
})

test.each([
  ['+44 (0)20 7946 0000', '+442079460000', null],
  ['+81-3-1234-5678', '+81312345678', null],
  ['（020）7946‑0000', '02079460000', null],
  ['+33 1 23 45 67 89 poste 12', '+33123456789', '12'],
  ['+852 2123 4567 x890', '+85221234567', '890'],
  ['(+44) (0)20 7946 0958', '+442079460958', null],
  ['\u202d+44 ( 0 )20 7946 0958\u202c', '+442079460958', null],
  ['\u202a+966 ١١ ٥٥٥ ٠١٤٢\u202c', '+966115550142', null],
  ['+1 212 555 0123 (ext. 12)', '+12125550123', '12'],
  ['+39 (0)6 5550 1234', '+390655501234', null],
  ['+7 (0)495 555-01-42', '+74955550142', null],
  ['020 7946 0958 / 0959', '02079460958', null],
  ['+44 20 7946 0958 / 0959', '+442079460958', null],
  ['+44 20 7946 0958 (12)', '+442079460958', null],
  ['030/901820', '030901820', null],
  ['+48 (0)22 826 50 00', '+48228265000', null],
  ['+420 (0)2 2481 0000', '+420224810000', null],
  ['+30 (0)210 323 4567', '+302103234567', null],
  ['+852 (0)2845 0123', '+85228450123', null],
  ['+352 (0)26 123 456', '+35226123456', null],
  ['0049 (0)211 / 123456', '00490211123456', null],
  ['0043 5572 / 12345', '0043557212345', null],
  ['+49 (0)36201 / 123456', '+4936201123456', null],
  ['+55 11 3555(0142)', '+551135550142', null],
  ['+420 222 555/014', '+420222555014', null],
  ['+52 1 55 5555 0142', '+525555550142', null],
  ['+86-755-5555 0142-8001', '+8675555550142', '8001'],
  ['+86 138-0013-8000', '+8613800138000', null],
  ['+86 10-5555-0142', '+861055550142', null],
  ['+49 30 901820-12', '+493090182012', null],
  ['+33 3939', '+333939', null],
  ['089 / 555 01 23', '0895550123', null],
  ['1-800-FLOWERS', '+18003569377', null],
])('%s is dialled as %s', (text, number, extension) =>
  expect(toDialled(text)).toEqual({ number, extension }),
)
