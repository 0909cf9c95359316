import { signBody } from './signature'

const secret = 'a secret of the tests'
const body = '{"type":"Article","id":1}'

describe('signBody', () => {
  /** The site's verification test has the same line, so that both agree. */
  test('returns the signature that the site expects', async () => {
    expect(await signBody(body, secret, 1_800_000_000_000)).toBe(
      't=1800000000,v1=704b5e56f8cba9200a8aebdab4b76c19e2163040d4573dad33bb421d7704df83',
    )
  })

  test('has whole seconds and the documented format', async () => {
    expect(await signBody(body, secret, 1_800_000_000_999)).toBe(
      await signBody(body, secret, 1_800_000_000_000),
    )
    expect(await signBody('', secret)).toMatch(/^t=\d{10},v1=[0-9a-f]{64}$/)
  })

  test.each([
    ['another body', `${body} `, secret, 1_800_000_000_000],
    ['another secret', body, 'another', 1_800_000_000_000],
    ['another time', body, secret, 1_800_000_001_000],
  ])('differs for %s', async (_, text, key, now) => {
    const signature = (await signBody(body, secret, 1_800_000_000_000)).split('v1=')[1]
    expect((await signBody(text, key, now)).split('v1=')[1]).not.toBe(signature)
  })
})
