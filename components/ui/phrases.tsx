import styles from './phrases.module.css'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * A headline with break opportunities between words. Browsers break Chinese anywhere, also inside a word;
 * here a line starts only with a word of at least two characters.
 *
 * @param language language tag of the text
 */
export function Phrases({ text, language }: { text: string; language: string }) {
  if (!language.startsWith('zh')) return text
  return (
    <span className={styles.phrases}>
      {toPhrases(text).flatMap((phrase, index) =>
        index > 0 ? [<wbr key={index} />, phrase] : [phrase],
      )}
    </span>
  )
}

export function toPhrases(text: string): string[] {
  const phrases: string[] = []
  for (const { segment } of segmenter.segment(text)) {
    const previous = phrases.at(-1)
    if (previous !== undefined && !/^\p{Script=Han}{2}/u.test(segment))
      phrases[phrases.length - 1] = previous + segment
    else phrases.push(segment)
  }
  return phrases
}
