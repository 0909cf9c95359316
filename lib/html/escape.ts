const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as it stands in HTML, in an attribute too. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
