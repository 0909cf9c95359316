import type { IdentitySettings } from '../identity'

/** Settings of browser sign-in. They are public. */
export type SessionSettings = {
  identity: IdentitySettings & { audience: string; redirectUri: string; scope: string }
  audience: string
  /** Base of the product API, as in `{apiBase}/user/userpermissions`. */
  apiBase: string
  /** Languages of the provider's pages. */
  uiLocales: string
  /** The site root of the page's language, the target of logout. */
  home: string
}

/** Specification, section 9 (decision 17): the scope of browser sign-in. */
export const productScope = 'openid email profile read:current_user'

/** The scope of server sign-in: members also update their profile at the provider. */
export const accountScope = `${productScope} update:current_user_metadata`
