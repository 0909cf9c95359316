/** Whether `next build` is rendering: no visitor is waiting, content does not change, and many pages render at once. */
export const building = process.env.NEXT_PHASE === 'phase-production-build'
