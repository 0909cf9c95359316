/** Maximum of reports that an instance creates at the same time: each needs memory for its pages. */
const maxConcurrent = 3

let usedSlots = 0

/** Takes a slot for a report, or returns null. The returned function releases it and is idempotent. */
export function takeSlot(): (() => void) | null {
  if (usedSlots >= maxConcurrent) return null
  usedSlots += 1
  let isReleased = false
  return () => {
    if (!isReleased) usedSlots -= 1
    isReleased = true
  }
}
