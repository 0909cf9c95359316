/**
 * OpenID Connect in the browser, without a framework (specification, sections 3 to 9). Import only
 * this module; a page's first scripts import `authorization.ts`, which brings no cryptography along.
 */
export { browserPlatform } from './browser-platform'
export type {
  Platform,
  PlatformFrame,
  PlatformMessage,
  PlatformPopup,
  PlatformStorage,
} from './platform'
export {
  createIdentityClient,
  defaultResponseType,
  defaultScope,
  type IdentityClient,
  type IdentitySettings,
} from './client'
export { OptionError, fail, type IdentityError, type Outcome } from './outcome'
export { buildNonce, nonceLength } from './random'
export { buildAuthorizeUrl, type AuthorizeOptions } from './authorize-url'
export { buildLogoutUrl, type LogoutOptions } from './logout-url'
export {
  findTransaction,
  saveTransaction,
  startTransaction,
  takeTransaction,
  type Transaction,
} from './transactions'
export { parseHash, type ParsedHash, type ParseHashOptions } from './parse-hash'
export { type AuthenticationResult } from './result'
export { leeway, validateIdToken, type IdTokenExpectations, type IdTokenPayload } from './id-token'
export { toUser, type User } from './user'
export {
  emptyAuthorization,
  getCollaborationPermissions,
  getCompliancePermissions,
  getProductPermissions,
  hasPermission,
  toAuthorization,
  toSimplePermission,
  type Authorization,
  type PermissionForm,
} from './authorization'
export {
  checkSso,
  renewSilently,
  silentTimeout,
  ssoCheckTimeout,
  type SilentOptions,
  type SsoCheck,
} from './silent'
export {
  buildVerifyRedirectUrl,
  changePassword,
  getChallenge,
  getDelegationToken,
  getSsoData,
  getUserCountry,
  getUserInfo,
  login,
  loginOnUniversalLoginPage,
  loginWithResourceOwner,
  passwordlessLogin,
  passwordlessStart,
  passwordlessVerify,
  signup,
  type ChangePasswordOptions,
  type Challenge,
  type DelegationOptions,
  type LoginOptions,
  type PasswordlessLoginOptions,
  type PasswordlessStartOptions,
  type PasswordlessVerifyOptions,
  type ResourceOwnerOptions,
  type SignupOptions,
  type UniversalLoginOptions,
} from './calls'
export { loginCrossOrigin, passwordlessLoginInFrame, type CrossOriginOptions } from './cross-origin'
export {
  endSessions,
  getUser,
  linkUser,
  listSessions,
  patchUserAttributes,
  patchUserMetadata,
  unlinkUser,
  type ManagementOptions,
} from './management'
export { callProvider } from './request'
export { awaitMessage } from './web-message'
export { assertReachable } from './reachable'
export {
  respondToOpener as answerOpener,
  loginWithPopup,
  popupTimeout,
  type PopupOptions,
} from './popup'
