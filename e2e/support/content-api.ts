import { editorToken } from './inbox'
import { services } from './site'

type Response<Body> = { status: number; body: Body }

/**
 * Calls the content service's REST API as an editor.
 *
 * @param path below `/api`
 * @param data sent as JSON; a form is sent as it is
 */
export async function callContent<Body = { doc: { id: number } }>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object | FormData,
): Promise<Response<Body>> {
  const isForm = data instanceof FormData
  const response = await fetch(`${services.content}/api/${path}`, {
    method,
    headers: {
      authorization: `JWT ${await editorToken()}`,
      ...(data && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(data ? { body: isForm ? data : JSON.stringify(data) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Body }
}
