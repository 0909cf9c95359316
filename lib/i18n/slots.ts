/**
 * Arguments for a text that the browser fills later: each stands for itself, so that `{time}` stays `{time}`. Messages are
 * compiled by the build (next.config.mjs), and have no source text to hand on.
 */
export const slots = <Name extends string>(...names: Name[]): Record<Name, string> =>
  Object.fromEntries(names.map((name) => [name, `{${name}}`])) as Record<Name, string>
