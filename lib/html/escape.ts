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

/**
 * A text without the characters that XML cannot have (XML 1.0, 2.2), for which readers refuse the whole document.
 * PowerPoint copies U+000B for a line in a paragraph.
 */
export const toXmlText = (text: string): string =>
  text.replace(/\u000b/g, '\n').replace(/[\u0000-\u0008\u000c\u000e-\u001f\ufffe\uffff]/g, '')
