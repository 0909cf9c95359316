import {
  loginCrossOrigin,
  passwordlessLoginInFrame,
  passwordlessStart,
  signup,
  startTransaction,
  type AuthenticationResult,
  type IdentityClient,
  type Outcome,
} from '../identity'
import { connections } from './settings'

/** What the forms of the sign-in panel call. No function rejects. */

/**
 * Sends a link by e-mail. The tab that it opens returns like any sign-in, to `path`.
 *
 * @param language of the mail
 */
export async function sendLink(
  client: IdentityClient,
  { email, path, language }: { email: string; path: string; language: string },
): Promise<Outcome<unknown>> {
  const { organization } = client.settings
  const transaction = startTransaction(client.platform, { redirectUrl: path, organization })
  if (!transaction.ok) return transaction
  return passwordlessStart(client, {
    connection: connections.email,
    send: 'link',
    email,
    authParams: transaction.value,
    language,
  })
}

/** Sends a code by text message to a number such as `+447700900123`. */
export const sendCode = (
  client: IdentityClient,
  { phoneNumber, language }: { phoneNumber: string; language: string },
): Promise<Outcome<unknown>> =>
  passwordlessStart(client, { connection: connections.sms, send: 'code', phoneNumber, language })

export const signInWithCode = (
  client: IdentityClient,
  { phoneNumber, code }: { phoneNumber: string; code: string },
): Promise<Outcome<AuthenticationResult>> =>
  passwordlessLoginInFrame(client, {
    connection: connections.sms,
    phoneNumber,
    verificationCode: code,
  })

type Solved = { captcha?: string; state: string }

export const signInWithPassword = (
  client: IdentityClient,
  { email, password, ...solved }: { email: string; password: string } & Solved,
): Promise<Outcome<AuthenticationResult>> =>
  loginCrossOrigin(client, {
    username: email,
    password,
    realm: connections.password,
    ...solved,
  })

export type NewAccount = {
  email: string
  password: string
  givenName: string
  familyName: string
  language: string
}

/**
 * Creates an account and signs in to it. Error `confirm_first`: the account exists, and the provider wants its address
 * confirmed before the first sign-in.
 */
export async function signUpAndIn(
  client: IdentityClient,
  { givenName, familyName, language, ...account }: NewAccount & Solved,
): Promise<Outcome<AuthenticationResult>> {
  const created = await signup(client, {
    ...account,
    connection: connections.password,
    givenName,
    familyName,
    name: `${givenName} ${familyName}`,
    language,
  })
  if (!created.ok) return created
  const { email, password, state } = account
  const signedIn = await signInWithPassword(client, { email, password, state })
  const isRefused = !signedIn.ok && signedIn.error.statusCode !== undefined
  return isRefused
    ? { ok: false, error: { ...signedIn.error, error: 'confirm_first', code: 'confirm_first' } }
    : signedIn
}
