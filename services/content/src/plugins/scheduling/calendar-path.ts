/** @param month such as `2031-12`; the current one without it */
export const calendarPath = (month?: string): string =>
  `/admin/calendar${month ? `?month=${month}` : ''}`
