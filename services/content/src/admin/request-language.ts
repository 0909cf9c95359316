/** The language of an editor's interface: in Payload's cookie, or else the browser's. */
export function requestLanguage(headers: Headers): string {
  const [, language = headers.get('accept-language') ?? ''] =
    /(?:^|;\s*)payload-lng=(\w+)/.exec(headers.get('cookie') ?? '') ?? []
  return language.slice(0, 2)
}
