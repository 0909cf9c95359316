import { toPhrases } from './phrases'

test.each([
  ['经营者集中申报标准：1月1日起的变化', ['集中', '申报', '标准', '变化']],
  ['资本跑在了为它制定的规则前面。', ['资本', '制定', '规则', '前面。']],
  ['布鲁塞尔要看清基金背后的投资者', ['基金', '背后', '投资者']],
])('breaks “%s” between words only', (text, words) => {
  const phrases = toPhrases(text)
  expect(phrases.length).toBeGreaterThan(2)
  for (const word of words) expect(phrases.some((phrase) => phrase.includes(word))).toBe(true)
  for (const phrase of phrases.slice(1)) expect(phrase).toMatch(/^\p{Script=Han}{2}/u)
})

test.each([
  '',
  'AI',
  '  两 个\n词 ',
  'GDPR与《个人信息保护法》（2021年）',
  '𠮷野家👩‍👩‍👧',
  '<b>粗体</b>',
])('keeps every character of “%s”', (text) => expect(toPhrases(text).join('')).toBe(text))
