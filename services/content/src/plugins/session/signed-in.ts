/** Where the small window goes after it has signed in. */
export const signedInPath = '/admin/signed-in'

/** Of the windows of the admin panel: the account may be another one now. */
export const signedInChannel = 'signed-in'
