import type { SiteLocale } from '@law-firm/contract/locales'
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
  /** The language of the sign-in panel, which gated texts and the like open; null without it. */
  panel: SiteLocale | null
}

/** A way to sign in in the panel, as `AUTH0_SIGN_IN_METHODS` names it; `label` is that of a connection. */
export type SignInMethod =
  | { kind: 'email-link' | 'sms-code' | 'password' | 'sign-up' }
  | { kind: 'connection'; connection: string; label: string }

export const toSignInMethods = (names: readonly string[]): SignInMethod[] =>
  names.map((name) => {
    if (name === 'email-link' || name === 'sms-code' || name === 'password' || name === 'sign-up')
      return { kind: name }
    const [connection = '', label = connection] = name.split('=')
    return { kind: 'connection', connection, label }
  })

/** Specification, section 9: the default database connection; the others are the provider's own names. */
export const connections = {
  password: 'Username-Password-Authentication',
  email: 'email',
  sms: 'sms',
} as const

/** Specification, section 9 (decision 17): the scope of browser sign-in. */
export const productScope = 'openid email profile read:current_user'

/** The scope of server sign-in: members also update their profile at the provider. */
export const accountScope = `${productScope} update:current_user_metadata`
