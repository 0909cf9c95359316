/**
 * Strict base64url of RFC 7515 section 2: its alphabet only, no padding, no whitespace, no impossible length and no
 * stray bits in the last character, so that one value has one spelling. jose is more lenient (docs/adr/0006).
 */
export function isStrictBase64url(text: string): boolean {
  if (!/^[A-Za-z0-9_-]+$/.test(text) || text.length % 4 === 1) return false
  const last = text.charAt(text.length - 1)
  if (text.length % 4 === 2) return 'AQgw'.includes(last)
  return text.length % 4 === 0 || 'AEIMQUYcgkosw048'.includes(last)
}

export function toBase64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
