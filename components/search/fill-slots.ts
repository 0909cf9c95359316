/** Fills the slots of a translated text that a server component passed. */
export const fillSlots = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
