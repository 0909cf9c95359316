/** Begins the name of an index whose rows wait to be deleted; no index of a client can be called so. */
export const discarded = '/discarded/'
