import svgCaptcha from 'svg-captcha'
import { nowSeconds, type Database } from '../store/database'
import { getRow, run } from '../store/rows'
import { isSameText } from './secrets'

export type Captchas = ReturnType<typeof createCaptchas>

const lifetime = 300

type Row = { id: string; answer: string }

/** Image captchas with one attempt each. `id` is the state of the login. */
export function createCaptchas(database: Database) {
  const take = (row: Row | undefined, typed: string): boolean => {
    if (!row) return false
    run(database, 'DELETE FROM captchas WHERE id = ?', row.id)
    return isSameText(row.answer.toLowerCase(), typed.trim().toLowerCase())
  }

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
      run(
        database,
        'INSERT OR REPLACE INTO captchas (id, address, answer, expires_at) VALUES (?, ?, ?, ?)',
        id,
        address,
        text,
        nowSeconds() + lifetime,
      )
      return `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`
    },

    /** Whether a captcha of this state waits for its answer. */
    isIssued: (id: string): boolean =>
      getRow(
        database,
        'SELECT id FROM captchas WHERE id = ? AND expires_at >= ?',
        id,
        nowSeconds(),
      ) !== undefined,

    /** Without a state (at the token endpoint) the latest captcha of the address applies. */
    isRight: (id: string | undefined, address: string, typed: string): boolean => {
      const now = nowSeconds()
      if (id)
        return take(
          getRow<Row>(
            database,
            'SELECT id, answer FROM captchas WHERE id = ? AND expires_at >= ?',
            id,
            now,
          ),
          typed,
        )
      return take(
        getRow<Row>(
          database,
          'SELECT id, answer FROM captchas WHERE address = ? AND expires_at >= ? ORDER BY expires_at DESC, rowid DESC',
          address,
          now,
        ),
        typed,
      )
    },
  }
}
