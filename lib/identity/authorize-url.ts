import { defaultScope, type IdentityClient } from './client'
import { OptionError, assertOptions } from './outcome'
import { toAddress } from './query'

export type AuthorizeOptions = {
  /** For example `token id_token`; defaults to the client's setting. */
  responseType?: string
  responseMode?: 'fragment' | 'query' | 'form_post' | 'web_message'
  redirectUri?: string
  scope?: string
  audience?: string
  state?: string
  nonce?: string
  organization?: string
  invitation?: string
  /** `signup` opens the provider's sign-up (section 4). */
  screenHint?: string
  prompt?: string
  /** Seconds since the last entry of credentials. */
  maxAge?: number
  connection?: string
  /** Proof of a login by script (`loginCrossOrigin`), for one use. */
  loginTicket?: string
  /** The connection of the ticket's account. */
  realm?: string
  loginHint?: string
  display?: 'page' | 'popup' | 'touch' | 'wap'
  /** Languages of the provider's pages, best first, as in OpenID Connect Core 3.1.2.1. */
  uiLocales?: string
}

/**
 * The address of the provider's authorize endpoint (section 7, first row; section 5; OpenID Connect Core 3.2.2.1).
 *
 * @throws OptionError `{option} option is required` for responseType, and for nonce when responseType contains
 * id_token and not code
 */
export function buildAuthorizeUrl(
  client: Pick<IdentityClient, 'origin' | 'settings'>,
  options: AuthorizeOptions = {},
): string {
  const { origin, settings } = client
  const request = { responseType: options.responseType ?? settings.responseType }
  assertOptions(request, 'responseType')
  const types = request.responseType.split(' ')
  if (types.includes('id_token') && !types.includes('code')) assertOptions(options, 'nonce')
  if (options.maxAge !== undefined && !(Number.isInteger(options.maxAge) && options.maxAge >= 0))
    throw new OptionError('maxAge is not valid')
  return toAddress(origin, 'authorize', {
    client_id: settings.clientId,
    response_type: request.responseType,
    response_mode: options.responseMode,
    redirect_uri: options.redirectUri ?? settings.redirectUri,
    scope: options.scope ?? settings.scope ?? defaultScope,
    audience: options.audience ?? settings.audience,
    state: options.state,
    nonce: options.nonce,
    organization: options.organization ?? settings.organization,
    invitation: options.invitation,
    screen_hint: options.screenHint,
    prompt: options.prompt,
    max_age: options.maxAge,
    connection: options.connection,
    login_ticket: options.loginTicket,
    realm: options.realm,
    login_hint: options.loginHint,
    display: options.display,
    ui_locales: options.uiLocales,
  })
}
