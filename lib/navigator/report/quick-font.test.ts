import { quicken, type Font } from './quick-font'

const asked: string[] = []
const font = (): Font => ({
  encode: (text, features) => {
    asked.push(`encode ${text}${features ? ' with features' : ''}`)
    return [[...text].map((letter) => letter.charCodeAt(0).toString(16)), [...text].map((letter) => ({ letter }))]
  },
  widthOfString: (text, size, features) => {
    asked.push(`width ${text}${features ? ' with features' : ''}`)
    return (text.length * 500 * size) / 1_000
  },
})
const made = () => {
  const one = font()
  quicken(one)
  asked.length = 0
  return one
}

test('a text is encoded as before, a word at a time and each once', () => {
  const one = made()
  const text = 'the law the law\tof the land '
  expect(one.encode(text)).toEqual(font().encode(text))
  expect(asked.filter((line) => line === 'encode the ')).toHaveLength(1)
})

test('a width is asked once, for any size', () => {
  const one = made()
  expect([one.widthOfString('law', 10), one.widthOfString('law', 20), one.widthOfString('', 20)]).toEqual([15, 30, 0])
  expect(asked).toEqual(['width law', 'width '])
})

test('features and long pieces go past what is remembered', () => {
  const one = made()
  const long = '法'.repeat(41)
  for (let time = 0; time < 2; time += 1) {
    expect(one.encode(long)).toEqual(font().encode(long))
    expect(one.widthOfString(long, 1_000)).toBe(20_500)
    one.encode('a', ['kern'])
    one.widthOfString('a', 1, ['kern'])
  }
  expect(asked.filter((line) => line.startsWith('encode a with') || line.startsWith('width a with'))).toHaveLength(4)
})

test('a font is quickened once', () => {
  const one = made()
  const { encode } = one
  quicken(one)
  expect(one.encode).toBe(encode)
})
