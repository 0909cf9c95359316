import { invalidTelephones, validTelephones } from '@aldermere/contract/testing/contact-details'
import { isTelephone, toDialled } from './telephone'

test.each(validTelephones)('%j is a telephone number', (text) =>
  expect(isTelephone(text)).toBe(true),
)
test.each([...invalidTelephones, ''])('%j is no telephone number', (text) =>
  expect(isTelephone(text)).toBe(false),
)

test.each([`${'1 '.repeat(200_000)}x`, `1${' '.repeat(400_000)}`, `${'1('.repeat(30)}`])(
  'a hostile text of %.4j is refused at once',
  (text) => {
    const start = performance.now()
    expect(isTelephone(text)).toBe(false)
    expect(performance.now() - start).toBeLessThan(500)
  },
)

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
  ['089 / 555 01 23', '0895550123', null],
  ['1-800-FLOWERS', '+18003569377', null],
])('%s is dialled as %s', (text, number, extension) =>
  expect(toDialled(text)).toEqual({ number, extension }),
)
