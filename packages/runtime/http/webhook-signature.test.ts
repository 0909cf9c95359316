import { createHmac } from 'node:crypto'
import { hasFreshTime, isSigned, signatureLifetime, signBody } from './webhook-signature.mjs'

const secret = 'a secret of the tests'
const now = 1_800_000_000_000
const body = '{"type":"Article","id":1}'

const sign = (text: string, seconds = now / 1000, key = secret) =>
  `t=${seconds},v1=${createHmac('sha256', key).update(`${seconds}.${text}`).digest('hex')}`

describe('a signed call', () => {
  test('is good', () => expect(isSigned(body, sign(body), secret, now)).toBe(true))

  test('has whole seconds and the documented format', () => {
    const signature =
      't=1800000000,v1=704b5e56f8cba9200a8aebdab4b76c19e2163040d4573dad33bb421d7704df83'
    expect(signBody(body, secret, now)).toBe(signature)
    expect(signBody(body, secret, now + 999)).toBe(signature)
    expect(isSigned(body, signature, secret, now)).toBe(true)
    expect(isSigned('', signBody('', secret), secret)).toBe(true)
  })

  test.each([0, 1, -1, signatureLifetime, -signatureLifetime])(
    'is good when it is %d seconds old',
    (age) => expect(isSigned(body, sign(body, now / 1000 - age), secret, now)).toBe(true),
  )

  test.each([signatureLifetime + 1, -signatureLifetime - 1, 86_400, -86_400, now / 1000])(
    'is refused when it is %d seconds old',
    (age) => expect(isSigned(body, sign(body, now / 1000 - age), secret, now)).toBe(false),
  )

  test('is valid for an empty body and for one in Chinese', () => {
    for (const text of ['', '{"title":"并购"}'])
      expect(isSigned(text, sign(text), secret, now)).toBe(true)
  })
})

describe('a call that is not signed', () => {
  const good = sign(body)
  const hex = good.split('v1=')[1] ?? ''

  test.each<[string, string | null]>([
    ['no header', null],
    ['an empty header', ''],
    ['another body', sign(`${body} `)],
    ['another secret', sign(body, now / 1000, 'another')],
    ['another time than the signed one', good.replace('t=1800000000', 't=1800000001')],
    ['no time', `v1=${hex}`],
    ['no signature', `t=${now / 1000}`],
    ['an empty signature', `t=${now / 1000},v1=`],
    ['a signature cut short', good.slice(0, -1)],
    ['a longer signature', `${good}0`],
    ['capital letters', `t=${now / 1000},v1=${hex.toUpperCase()}`],
    ['letters that are not hexadecimal', `t=${now / 1000},v1=${'z'.repeat(64)}`],
    ['a space before', ` ${good}`],
    ['a line break after', `${good}\n`],
    ['two signatures', `${good},v1=${hex}`],
    ['the other order', `v1=${hex},t=${now / 1000}`],
    ['a negative time', good.replace('t=', 't=-')],
    ['a time with an exponent', good.replace('t=1800000000', 't=18e8')],
    ['a time that is no number', good.replace('1800000000', 'NaN')],
    ['a time that is too long', good.replace('1800000000', '1'.repeat(30))],
    ['another scheme', good.replace('v1', 'v0')],
    ['a very long header', 'a'.repeat(100_000)],
  ])('%s', (_, header) => expect(isSigned(body, header, secret, now)).toBe(false))

  test.each([undefined, ''])('is refused by a site without a secret (%j)', (none) => {
    expect(isSigned(body, good, none, now)).toBe(false)
    expect(isSigned(body, sign(body, now / 1000, ''), none, now)).toBe(false)
  })
})

test.each([
  [`t=${1_000},v1=${'a'.repeat(64)}`, true],
  [`t=${699},v1=${'a'.repeat(64)}`, false],
  [`t=${1_301},v1=${'a'.repeat(64)}`, false],
  ['t=1000', false],
  ['', false],
])('the body of %j is read: %s', (header, isRead) =>
  expect(hasFreshTime(header, 1_000_000)).toBe(isRead),
)
