const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML content and attributes. */
export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
