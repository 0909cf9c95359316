/** Safe markup. Only `html` creates it. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = string | number | Html | false | null | undefined | readonly Value[]

/**
 * A template tag that escapes values unless they are markup; `false`, `null` and `undefined` are
 * empty.
 */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(
    parts
      .map((part, index) => part + (index < values.length ? toText(values[index]) : ''))
      .join(''),
  )
}

function toText(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(toText).join('')
  return escapeHtml(String(value))
}

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
