/** Return addresses that try to leave the site: prefixes combined with hosts. */
const beginnings = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '\\',
  '/%2f',
  '/%2F%2f',
  '/%5c',
  '/\t/',
  '/\n/',
  '/\r\n/',
  '/ /',
  '/.//',
  '/..//',
  '/..///',
  '/a/../..//',
  '/a/b/../../..//',
  '/%2e%2e//',
  '/.%2E//',
  '/;//',
  '/https://',
  '/https:/',
  'https://',
  'HTTPS://',
  'http://',
  'https:/',
  'https:',
  'ftp://',
  'javascript:',
  'JavaScript://',
  'data:text/html,',
  'vbscript:',
  'blob:',
  '//user:pw@',
  '/@',
  '\u0000//',
  '/\u0000/',
  '/\u2028/',
  '／／',
  '/／',
  '\u00a0//',
  ' //',
  '\t//',
  '%09//',
  '/%09/',
  '/%0d%0a//',
  '/%252f%252f',
  '/\ufeff/',
]

const hosts = [
  'evil.test',
  'evil.test/people',
  'evil.test\\@localhost',
  'evil.test%00.localhost',
  'localhost:3100.evil.test',
  '[::1]',
  '0x7f.1',
  '%65vil.test',
  'evil。test',
  'evil.test#@localhost',
  'evil.test?next=/people',
]

export const hostileAddresses: readonly string[] = beginnings.flatMap((beginning) =>
  hosts.map((host) => beginning + host),
)

/** Whether a browser that follows the address stays on this site. */
export function staysOn(site: string, address: string): boolean {
  if (!address.startsWith('/') || /^\/[/\\]/.test(address)) return false
  return URL.canParse(address, site) && new URL(address, site).origin === new URL(site).origin
}
