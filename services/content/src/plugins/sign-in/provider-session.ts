/** Begins the ids of sessions that the firm's identity provider vouches for. */
export const providerPrefix = 'provider-'

/** `_sid` is Payload's id of the session, in the user of a request. */
export const isProviderSession = (user: object): boolean =>
  String(Reflect.get(user, '_sid') ?? '').startsWith(providerPrefix)
