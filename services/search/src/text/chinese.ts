import traditionalToSimplified from 'opencc-js/dict/TSCharacters'
import type { Language } from './languages'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * Records are indexed by single characters; only the query is segmented, and each of its words is
 * matched as a phrase.
 */
export const chinese: Language = {
  code: 'zh',
  stem: (term) => term,
  stopWords: new Set([
    '的',
    '了',
    '和',
    '与',
    '及',
    '或',
    '在',
    '是',
    '对',
    '就',
    '也',
    '都',
    '而',
    '我',
    '你',
    '他',
    '她',
    '它',
    '们',
    '这',
    '那',
    '有',
    '等',
    '中',
    '为',
    '以',
    '于',
    '之',
    '其',
    '吗',
    '呢',
    '吧',
    '啊',
  ]),
}

/** The length of each word in a run of Chinese: 数据保护法 → [2, 2, 1]. */
export function segmentLengths(run: string): number[] {
  return [...segmenter.segment(run)].map(({ segment }) => [...segment].length)
}

/** `國 国|東 东 …`; where a character has several simplified ones, the first is the usual. */
const simplified = new Map(
  traditionalToSimplified.split('|').map((pair) => {
    const [traditional = '', first = ''] = pair.split(' ')
    return [traditional, first]
  }),
)

/** The simplified form of a character, so that either script finds the other. */
export function simplify(character: string): string {
  const known = simplified.get(character)
  if (known !== undefined) return known
  const form = character.normalize('NFKC')
  const simple = simplified.get(form) ?? form
  simplified.set(character, simple)
  return simple
}
