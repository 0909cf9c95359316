'use client'

/**
 * Posts to an endpoint of `endpoints.ts`, or gets from it without a body.
 *
 * @throws Error with the service's message
 */
export async function send<Body>(
  path: string,
  language: string,
  body: FormData | object | null,
  failed: string,
): Promise<Body> {
  const isForm = body instanceof FormData
  const response = await fetch(`/api/bulk/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'accept-language': language,
      ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  }).catch(() => null)
  const json: unknown = await response?.json().catch(() => null)
  if (response?.ok) return json as Body
  throw new Error((json as { errors?: { message?: string }[] })?.errors?.[0]?.message ?? failed)
}
