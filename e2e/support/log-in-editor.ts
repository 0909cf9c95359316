import { services } from './site'

/**
 * Logs the editor in once for all workers: Payload overwrites an account's list of sessions, so that
 * concurrent logins lose one.
 */
export default async function logInEditor(): Promise<void> {
  const response = await fetch(`${services.content}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: process.env.TEST_EDITOR,
      password: process.env.TEST_EDITOR_PASSWORD,
    }),
  })
  if (!response.ok) throw new Error(`The editor's login has status ${response.status}.`)
  process.env.TEST_EDITOR_TOKEN = ((await response.json()) as { token: string }).token
}
