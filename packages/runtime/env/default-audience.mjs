/**
 * The audience of members' access tokens where none is set: site, API and local provider agree on
 * it. In a file of its own, as `npm start` reads it before packages are installed.
 */
export const defaultAudience = 'https://api.website.example/'
