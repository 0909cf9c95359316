/** Auth0's grant types at the token endpoint. */
export const passwordRealmGrant = 'http://auth0.com/oauth/grant-type/password-realm'
export const passwordlessGrant = 'http://auth0.com/oauth/grant-type/passwordless/otp'
