const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * A headline that breaks between words. Chinese writes none apart, and a browser breaks it anywhere, in the middle of a
 * word too: here only before words of two characters and more, so that none of one is left behind.
 *
 * @param language of the text
 */
export function Phrases({ text, language }: { text: string; language: string }) {
  if (!language.startsWith('zh')) return text
  return (
    <span className="phrases">
      {phrasesOf(text).flatMap((phrase, index) =>
        index > 0 ? [<wbr key={index} />, phrase] : [phrase],
      )}
    </span>
  )
}

export function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = phrases.at(-1)
    if (last !== undefined && !/^\p{Script=Han}{2}/u.test(segment))
      phrases[phrases.length - 1] = last + segment
    else phrases.push(segment)
  }
  return phrases
}
