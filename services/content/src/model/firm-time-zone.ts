/** Of the firm: hours that the admin panel shows, and of whoever has chosen none. */
export const firmTimeZone = 'Europe/London'
