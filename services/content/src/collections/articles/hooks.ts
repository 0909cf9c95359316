import type { FieldHook } from 'payload'
import { plainText } from '../../search/plain-text'

/** Reading speed for legal text. */
const wordsPerMinute = 220
const hanPerMinute = 400

/** Reading time of the body in the saved language, in whole minutes, at least 1. */
export const readingMinutes: FieldHook = ({ siblingData }) => {
  const text = plainText(siblingData.body)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute + han / hanPerMinute))
}
