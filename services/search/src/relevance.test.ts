/** @jest-environment node */
import { chinese, corpusSettings, corpusSynonyms, english, french } from './testing/corpus'
import { createTarget, toIds } from './testing/target'

const targets = {
  en: createTarget('site_en', corpusSettings, english, corpusSynonyms),
  fr: createTarget('site_fr', corpusSettings, french, corpusSynonyms),
  zh: createTarget('site_zh', corpusSettings, chinese, corpusSynonyms),
  all: createTarget(
    'site',
    { ...corpusSettings, indexLanguages: ['en', 'fr', 'zh'] },
    [...english, ...french, ...chinese],
    corpusSynonyms,
  ),
}

type Row = [language: keyof typeof targets, query: string, first: string]

const table: Row[] = [
  // whole words, and the order of attributes
  ['en', 'data protection', 'en-data'],
  ['en', 'privacy', 'en-data'],
  ['en', 'employment', 'en-employment'],
  ['en', 'energy transition', 'en-energy'],
  ['en', 'trustees', 'en-pensions'],
  ['en', 'dawn raids', 'en-antitrust'],
  ['en', 'database rights', 'en-database'],
  // typing errors
  ['en', 'arbitartion', 'en-arbitration'],
  ['en', 'aquisitions', 'en-ma'],
  ['en', 'employmnt', 'en-employment'],
  ['en', 'insolvancy', 'en-crossborder'],
  ['en', 'intelectual models', 'en-ip'],
  ['en', 'enrgy', 'en-energy'],
  ['en', 'litigatoin', 'en-email'],
  ['en', 'cybersecurty', 'en-cyber'],
  ['en', 'pentions', 'en-pensions'],
  // forms of words: the one that was typed first
  ['en', 'contract', 'en-contract'],
  ['en', 'contracts', 'en-contracts'],
  ['en', 'acquisition merger', 'en-ma'],
  ['en', 'lease', 'en-realestate'],
  ['en', 'company', 'en-company'],
  ['en', 'pension scheme', 'en-pensions'],
  // beginnings of words
  ['en', 'arbi', 'en-arbitration'],
  ['en', 'cyb', 'en-cyber'],
  ['en', 'antit', 'en-antitrust'],
  ['en', 'intellectual prop', 'en-ip'],
  // names: half, misspelt, without accents, with apostrophes
  ['en', 'jona', 'en-smith'],
  ['en', 'smith', 'en-smith'],
  ['en', 'smyth', 'en-smythe'],
  ['en', 'jonathon smith', 'en-smith'],
  ['en', 'jurgen muller', 'en-muller'],
  ['en', 'mueler', 'en-muller'],
  ['en', 'wisniewska', 'en-schwarz'],
  ['en', 'wisnie', 'en-schwarz'],
  ['en', 'o brien', 'en-obrien'],
  ['en', "o'brien", 'en-obrien'],
  ['en', 'obrien', 'en-obrien'],
  ['en', 'd’arcy', 'en-darcy'],
  ['en', 'darcy', 'en-darcy'],
  ['en', '张伟', 'en-wei'],
  ['en', 'zhang 张伟', 'en-wei'],
  // joined and split
  ['en', 'data base rights', 'en-database'],
  ['en', 'cyber security', 'en-cyber'],
  ['en', 'crossborder', 'en-crossborder'],
  ['en', 'cross-border', 'en-crossborder'],
  ['en', 'e-mail', 'en-email'],
  ['en', 'antitrust dawnraids', 'en-antitrust'],
  ['en', 'U.S. sanctions', 'en-us'],
  // synonyms
  ['en', 'M&A', 'en-ma'],
  ['en', 'mergers and acquisitions', 'en-ma'],
  ['en', 'M&A tax', 'en-ma-tax'],
  ['en', 'competition law', 'en-antitrust'],
  ['en', 'labour', 'en-employment'],
  ['en', 'artificial intelligence', 'en-ip'],
  ['en', 'rgpd', 'en-data'],
  ['en', 'lawsuit', 'en-email'],
  // French
  ['fr', 'protection donnees', 'fr-donnees'],
  ['fr', 'données personnelles', 'fr-donnees'],
  ['fr', 'société', 'fr-societe'],
  ['fr', 'societes', 'fr-societe'],
  ['fr', 'oeuvre', 'fr-oeuvre'],
  ['fr', 'l’œuvre', 'fr-oeuvre'],
  ['fr', 'oeuvres', 'fr-oeuvre'],
  ['fr', 'salarié', 'fr-salarie'],
  ['fr', 'salaries', 'fr-salarie'],
  ['fr', 'energie eolienne', 'fr-energie'],
  ['fr', 'éoliennes', 'fr-energie'],
  ['fr', "l'impot", 'fr-impot'],
  ['fr', 'impots', 'fr-impot'],
  ['fr', 'arbitrages internationaux', 'fr-arbitrage'],
  ['fr', 'lefevre', 'fr-lefevre'],
  ['fr', 'lefe', 'fr-lefevre'],
  ['fr', 'amelie', 'fr-lefevre'],
  ['fr', 'francois noel', 'fr-francois'],
  ['fr', 'aubigné', 'fr-aubigne'],
  ['fr', 'd aubigne', 'fr-aubigne'],
  ['fr', 'reglemant', 'fr-reglement'],
  ['fr', 'M&A', 'fr-fusions'],
  ['fr', 'intelligence artificielle', 'fr-oeuvre'],
  ['fr', 'gdpr', 'fr-donnees'],
  // Chinese
  ['zh', '数据保护', 'zh-data'],
  ['zh', '数据', 'zh-data'],
  ['zh', '保护法', 'zh-data'],
  ['zh', '个人信息', 'zh-data'],
  ['zh', '并购', 'zh-ma'],
  ['zh', 'M&A', 'zh-ma'],
  ['zh', '知识产权', 'zh-ip'],
  ['zh', '人工智能', 'zh-ip'],
  ['zh', '劳动合同', 'zh-labor'],
  ['zh', '仲裁', 'zh-arbitration'],
  ['zh', '能源融资', 'zh-energy'],
  ['zh', 'gdpr 企业', 'zh-gdpr'],
  ['zh', 'GDPR企业', 'zh-gdpr'],
  ['zh', '张伟', 'zh-zhang'],
  ['zh', '王小', 'zh-wang'],
  ['zh', '反垄断', 'zh-antitrust'],
  // all languages in one index
  ['all', 'wind', 'en-energy'],
  ['all', '氢能', 'zh-energy'],
  ['all', 'baux', 'fr-bail'],
  ['all', 'müller', 'en-muller'],
]

describe('relevance', () => {
  const results = table.map(([language, query, first]) => ({
    language,
    query,
    first,
    found: toIds(targets[language], { query }),
  }))
  const misses = results.filter(({ first, found }) => found[0] !== first)

  it('has at least 60 queries', () => expect(table.length).toBeGreaterThanOrEqual(60))

  it('shows the expected record first in 95 of 100 queries', () => {
    const share = 1 - misses.length / table.length
    const shown = misses.map(
      ({ query, first, found }) => `${query}: ${found.slice(0, 3).join(', ')} instead of ${first}`,
    )
    expect(share >= 0.95 ? [] : shown).toEqual([])
  })

  it('finds the expected record in every query', () => {
    expect(
      results.filter(({ first, found }) => !found.includes(first)).map(({ query }) => query),
    ).toEqual([])
  })

  it.each([
    ['en', 'qqqzzz'],
    ['en', 'contract zzzzzz'],
    ['zh', '火星'],
    ['fr', '!!! ???'],
  ] as const)('in %s, %s finds nothing that isn’t there', (language, query) => {
    expect(toIds(targets[language], { query }).length).toBe(query === '!!! ???' ? french.length : 0)
  })
})
