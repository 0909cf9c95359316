'use client'

/**
 * Posts to an endpoint of `bulk/endpoints.ts`.
 *
 * @throws Error with the service's message
 */
export async function send<Body>(
  path: string,
  language: string,
  body: FormData | object,
  failed: string,
): Promise<Body> {
  const isForm = body instanceof FormData
  const response = await fetch(`/api/bulk/${path}`, {
    method: 'POST',
    headers: {
      'accept-language': language,
      ...(isForm ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : JSON.stringify(body),
  }).catch(() => null)
  const json: unknown = await response?.json().catch(() => null)
  if (response?.ok) return json as Body
  throw new Error((json as { errors?: { message?: string }[] })?.errors?.[0]?.message ?? failed)
}
