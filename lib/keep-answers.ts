/** The same function, which keeps what it answered last, `most` answers by what was asked; the oldest goes first. */
export function keepAnswers<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Answer,
  most: number,
): (...asked: Asked) => Answer {
  const kept = new Map<string, Answer>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const known = kept.get(key)
    if (known !== undefined) return known
    const answer = ask(...asked)
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(key, answer)
    return answer
  }
}
