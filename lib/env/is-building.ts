/** Whether pages are being made for a build: nobody waits for them, nobody edits meanwhile, and many are made at once. */
export const building = process.env.NEXT_PHASE === 'phase-production-build'
