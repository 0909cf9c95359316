/** Reports that an instance makes at the same time: each holds its pages in memory until it is whole. */
const mostAtOnce = 3

let taken = 0

/** A place to make a report; null while all are taken. What is returned gives it back, once. */
export function takePlace(): (() => void) | null {
  if (taken >= mostAtOnce) return null
  taken += 1
  let left = false
  return () => {
    if (!left) taken -= 1
    left = true
  }
}
