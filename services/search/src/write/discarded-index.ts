/** Name prefix of indexes whose rows are being deleted; invalid in clients' index names. */
export const discarded = '/discarded/'
