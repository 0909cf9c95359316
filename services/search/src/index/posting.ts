/**
 * Where a word occurs: pairs of (document number, place), documents ascending.
 * A place is packed into 32 bits: attribute (6), first word of its value (1), last word of it (1), word position (24).
 */
export class Posting {
  data = new Uint32Array(4)
  length = 0

  push(document: number, place: number): void {
    if (this.length + 2 > this.data.length) {
      const grown = new Uint32Array(this.data.length < 1024 ? this.data.length * 2 : Math.ceil(this.data.length * 1.3 / 2) * 2)
      grown.set(this.data)
      this.data = grown
    }
    this.data[this.length] = document
    this.data[this.length + 1] = place
    this.length += 2
  }
}

export const maxAttributes = 64
export const firstFlag = 1 << 25
export const lastFlag = 1 << 24
export const positionMask = (1 << 24) - 1
/** Values of one array lie this far apart, so that no phrase or proximity reaches across. */
export const valueGap = 16

export function toPlace(attribute: number, position: number, first: boolean, last: boolean): number {
  return ((attribute << 26) | (first ? firstFlag : 0) | (last ? lastFlag : 0) | Math.min(position, positionMask)) >>> 0
}
