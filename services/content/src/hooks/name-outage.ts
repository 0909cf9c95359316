import { isNativeError } from 'node:util/types'
import type { AfterErrorHook } from 'payload'
import { inLanguages } from '../admin/in-languages'

/** What PostgreSQL, its pool and the connection report when the database went away. */
const away =
  /cannot begin transaction|accepting connections|terminat|ECONNRE|EPIPE|timeout exceeded when trying to connect|shutting down|starting up|too many clients|remaining connection slots/i

/** What SQLite, PostgreSQL and the file system report when there is no room. */
const full = /disk is full|No space left on device|EDQUOT/i

const texts = {
  en: {
    away: 'The database went away. Look whether your change is there, and if not, try again.',
    full: 'The disk of the content service is full. Keep your text, and look later whether your change is there.',
  },
  fr: {
    away: 'La base de données a disparu. Vérifiez si votre modification est là, sinon réessayez.',
    full: 'Le disque du service de contenu est plein. Gardez votre texte et vérifiez plus tard si votre modification est là.',
  },
  zh: {
    away: '数据库已断开。请查看您的更改是否已保存，如果没有，请重试。',
    full: '内容服务的磁盘已满。请保留您的文本，稍后查看您的更改是否已保存。',
  },
}
const getTexts = inLanguages(texts)

/** How deep causes are. */
const maxCauses = 5

/** A failed query names its values, which editors wrote. */
const values = /\nparams: [^]*/

/**
 * An outage of the database, or a disk without room, is 503: the same call may succeed later. An error of the caller
 * is none, whatever it quotes, such as the title of a document that is not published.
 */
export const nameOutage: AfterErrorHook = ({ error, req }) => {
  if (Number(Reflect.get(error, 'status')) < 500) return undefined
  let cause: unknown = error
  for (let depth = 0; depth < maxCauses && isNativeError(cause); depth += 1) {
    const text = cause.message.replace(values, '')
    const kind = full.test(text) ? 'full' : away.test(text) ? 'away' : null
    if (kind)
      return {
        status: 503,
        response: { errors: [{ message: getTexts(req.i18n.language)[kind] }] },
      }
    cause = cause.cause
  }
  return undefined
}
