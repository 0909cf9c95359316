/**
 * Logs an editor in. The token is in the cookie alone, as no response has it in its body.
 *
 * @param {string} contentUrl
 * @param {{ email?: string, password?: string }} account
 * @returns {Promise<string>} the token, for `authorization: JWT …`
 */
export async function logInEditor(contentUrl, account) {
  const response = await fetch(`${contentUrl}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('payload-token='))
  if (!response.ok || !cookie)
    throw new Error(`The login of ${account.email} has status ${response.status}.`)
  return cookie.slice('payload-token='.length).split(';')[0] ?? ''
}
