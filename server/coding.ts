/** A content coding of a response (RFC 9110, 8.4.1). */
export type Coding = 'br' | 'gzip' | 'identity'

/** The best coding that a client accepts (RFC 9110, 12.5.3). */
export function codingOf(header: string | string[] | undefined): Coding {
  const accepted = String(header ?? '')
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity'
}

const refused = /;\s*q=0(\.0*)?\s*(,|$)/
const accepts = (header: string, coding: string): boolean =>
  header
    .split(',')
    .some((one) => one.trim().toLowerCase().split(/[;\s]/)[0] === coding && !refused.test(one))
