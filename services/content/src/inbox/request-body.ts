import { APIError, type PayloadRequest } from 'payload'

/** The longest value of each text of a body, in letters. */
export type Shape = Record<string, number>

/** The body of a call as an object. @throws APIError 400 */
export async function readBody(req: PayloadRequest): Promise<Record<string, unknown>> {
  const body: unknown = await req.json?.().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new APIError('The body is no JSON object.', 400)
  return body as Record<string, unknown>
}

/**
 * The texts of a body, without control characters.
 *
 * @throws APIError 400 for one that is no text or too long
 */
export function readTexts<Names extends Shape>(
  body: Record<string, unknown> | null | undefined,
  shape: Names,
): { [Name in keyof Names]?: string } {
  const found: Record<string, string> = {}
  for (const [name, longest] of Object.entries(shape)) {
    const value = body?.[name]
    if (value === undefined || value === null || value === '') continue
    if (typeof value !== 'string') throw new APIError(`${name} is no text.`, 400)
    if (value.length > longest) throw new APIError(`${name} has more than ${longest} letters.`, 400)
    found[name] = value.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '').trim()
  }
  return found as { [Name in keyof Names]?: string }
}

/** A text without line breaks, as a mail's header needs it. */
export const oneLine = (value: string): string => value.replace(/[\r\n]+/g, ' ').trim()
