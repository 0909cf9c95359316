import { APIError, type PayloadRequest } from 'payload'

/** Maximum length of each text of a body. */
export type Shape = Record<string, number>

/**
 * The request's JSON body.
 *
 * @throws APIError 400 unless it is an object
 */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new APIError('The body is no JSON object.', 400)
  return body as Record<string, unknown>
}

/**
 * The texts of a body, trimmed and without control characters.
 *
 * @throws APIError 400 for a value that is no string or too long
 */
export function readTexts<Names extends Shape>(
  body: Record<string, unknown> | null | undefined,
  shape: Names,
): { [Name in keyof Names]?: string } {
  const texts: Record<string, string> = {}
  for (const [name, maxLength] of Object.entries(shape)) {
    const value = body?.[name]
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string') throw new APIError(`${name} is no text.`, 400)
    if (value.length > maxLength)
      throw new APIError(`${name} has more than ${maxLength} letters.`, 400)
    texts[name] = value.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim()
  }
  return texts as { [Name in keyof Names]?: string }
}

/** Removes line breaks, as mail headers require. */
export const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ').trim()
