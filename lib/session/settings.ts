import type { IdentitySettings } from '../identity'

/** What the browser must know to sign somebody in. Nothing of it is a secret. */
export type SessionSettings = {
  identity: IdentitySettings & { audience: string; redirectUri: string; scope: string }
  audience: string
  /** Base of the product API, as in `{apiBase}/user/userpermissions`. */
  apiBase: string
  /** Languages of the provider's pages. */
  uiLocales: string
  /** The site root of the page's language, where logout leads. */
  home: string
}

/** Specification, section 9 (decision 17): what the product asks for. */
export const productScope = 'openid email profile read:current_user'

/** What the server's leg asks for besides, so that members change their own profile at the provider. */
export const accountScope = `${productScope} update:current_user_metadata`
