import svgCaptcha from 'svg-captcha'
import { nowSeconds, type Database } from '../store/database'
import { isSameText } from './secrets'

const lifetime = 300

type Row = { id: string; answer: string }

/** Image captchas with one attempt each. `id` is the state of the login. */
export function createCaptchas({ row, run }: Database) {
  const find = (id: string) =>
    row<Row>`SELECT id, answer FROM captchas WHERE id = ${id} AND expires_at >= ${nowSeconds()}`
  const findLatest = (address: string) =>
    row<Row>`SELECT id, answer FROM captchas WHERE address = ${address}
      AND expires_at >= ${nowSeconds()} ORDER BY expires_at DESC, rowid DESC`

  return {
    /**
     * @returns an SVG data URL
     */
    issue: (id: string, address: string): string => {
      const { text, data } = svgCaptcha.create({
        size: 5,
        noise: 2,
        color: false,
        ignoreChars: '0o1iIlO5S2Z8B',
        width: 200,
        height: 64,
        fontSize: 58,
      })
      void run`INSERT OR REPLACE INTO captchas (id, address, answer, expires_at)
        VALUES (${id}, ${address}, ${text}, ${nowSeconds() + lifetime})`
      return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
    },

    /** Whether a captcha of this state waits for its answer. */
    isIssued: (id: string): boolean => find(id) !== undefined,

    /** Without a state (at the token endpoint) the latest captcha of the address applies. */
    isRight: (id: string | undefined, address: string, typed: string): boolean => {
      const captcha = id ? find(id) : findLatest(address)
      if (!captcha) return false
      void run`DELETE FROM captchas WHERE id = ${captcha.id}`
      return isSameText(captcha.answer.toLowerCase(), typed.trim().toLowerCase())
    },
  }
}
