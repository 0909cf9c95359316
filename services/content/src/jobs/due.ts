import type { Where } from 'payload'

/** Jobs that may run now: those of other processes that run are among them. */
export const isDue = (now: number): Where[] => [
  { completedAt: { exists: false } },
  { hasError: { not_equals: true } },
  {
    or: [
      { waitUntil: { exists: false } },
      { waitUntil: { less_than_equal: new Date(now).toISOString() } },
    ],
  },
]
