import { logInEditor as logIn } from '../../scripts/run/log-in-editor.mjs'
import { services } from './site'

/**
 * Logs the editor in once for all workers: Payload overwrites an account's list of sessions, so that
 * concurrent logins lose one.
 */
export default async function logInEditor(): Promise<void> {
  process.env.TEST_EDITOR_TOKEN = await logIn(services.content, {
    email: process.env.TEST_EDITOR,
    password: process.env.TEST_EDITOR_PASSWORD,
  })
}
