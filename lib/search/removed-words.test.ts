import { removedWords } from './removed-words'

test.each<[string, string[]]>([
  ['', []],
  ['tax lawyer', []],
  ['tax lawyer <em>Oslo</em>', ['Oslo']],
  ['merger <em>zz</em> <em>tokyo</em>', ['zz', 'tokyo']],
  ['<em></em> tax', []],
  ['<em>tax', []],
])('in %j are %j', (marked, words) => expect(removedWords(marked)).toEqual(words))
