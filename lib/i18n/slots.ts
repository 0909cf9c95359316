/**
 * Arguments of a text that the browser fills in: `{time}` stays `{time}`. The build precompiles messages
 * (next.config.mjs), so there is no source text to send.
 */
export const slots = <Name extends string>(...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
