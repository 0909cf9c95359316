import { readFileSync } from 'node:fs'
import en from '../../messages/en.json'
import fr from '../../messages/fr-fr.json'
import zh from '../../messages/zh-cn.json'
import { errorCodes, errorKeys, toErrorKey } from './error-key'
import { panelErrorCodes, panelErrorKeys } from './panel-error'

const languages = { en, fr, zh }

test.each(Object.entries(languages))('each error key has words of its own in %s', (_, messages) => {
  const words: Record<string, string> = {
    ...messages.auth.errors,
    ...messages.signInPanel.errors,
  }
  const keys = [...errorKeys, ...panelErrorKeys]
  expect(keys.filter((key) => !/\S{4}/.test(words[key] ?? ''))).toEqual([])
  expect(Object.keys(words).sort()).toEqual([...keys].sort())
})

test('docs/sign-in.md has a row for each code', () => {
  const page = readFileSync('docs/sign-in.md', 'utf8')
  const table = page.slice(page.indexOf('## Failures'), page.indexOf('## Threats'))
  const codes = [...errorCodes, ...panelErrorCodes]
  expect(codes.filter((code) => !table.includes(`\`${code}\``))).toEqual([])
})

test.each(['', 'tea_time', 'constructor', '__proto__', 'INVALID_TOKEN'])(
  'the code %j of others is unknown',
  (code) => expect(toErrorKey(code)).toBe('unknown'),
)
