import type { IdentityClient } from './client'
import { OptionError } from './outcome'
import { toAddress } from './query'

export type LogoutOptions = {
  /** The redirect after logout: an absolute URL on the provider's allowlist. */
  returnTo?: string
  /** Also ends the session at the identity provider behind the provider. */
  federated?: boolean
}

/**
 * The address of the provider's logout (section 7, second row). `federated` is a flag without a value.
 *
 * @throws OptionError when returnTo is not an http or https URL
 */
export function buildLogoutUrl(
  { origin, settings }: Pick<IdentityClient, 'origin' | 'settings'>,
  { returnTo, federated = false }: LogoutOptions = {},
): string {
  if (returnTo !== undefined && !(/^https?:\/\/[^\\]/i.test(returnTo) && URL.canParse(returnTo)))
    throw new OptionError('returnTo is not valid')
  const address = toAddress(origin, 'v2/logout', { client_id: settings.clientId, returnTo })
  return federated ? `${address}&federated` : address
}
