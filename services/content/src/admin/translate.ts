import fr from './labels/fr.json' with { type: 'json' }
import zh from './labels/zh.json' with { type: 'json' }

/** By the English text. */
const texts: Record<'fr' | 'zh', Record<string, string>> = { fr, zh }

/**
 * A label in the languages of the admin panel. What is no text, such as `false` for no label, stays
 * as it is.
 *
 * @param label in English
 */
export function translated<Label>(label: Label): Label {
  if (typeof label !== 'string') return label
  // cast: Payload accepts texts by language wherever it accepts a text
  return { en: label, fr: texts.fr[label] ?? label, zh: texts.zh[label] ?? label } as Label
}
