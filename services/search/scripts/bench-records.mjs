/**
 * Records like those of a law firm's site, the same at every run: a few very common words, a long
 * tail, skewed facets.
 */

const english =
  'the of and to in for on with by from law court contract regulation compliance dispute arbitration merger acquisition financing energy infrastructure data privacy protection employment pension tax intellectual property patent trademark litigation settlement shareholder director governance banking insurance construction real estate planning environment climate sustainability disclosure reporting competition antitrust cartel investigation sanction export control technology artificial intelligence cyber security platform digital asset payment consumer product liability healthcare pharmaceutical clinical trial licence procurement public private equity fund investor listing prospectus restructuring insolvency creditor lender guarantee collateral lease tenant landlord agreement clause indemnity warranty breach damages injunction appeal judgment tribunal witness evidence jurisdiction enforcement treaty investment state government authority regulator guidance consultation reform draft bill act amendment deadline risk strategy client market sector transaction deal due diligence closing cross border international global local office team partner counsel associate'.split(
    ' ',
  )
const french =
  'le la de des du et en les un une pour dans sur par avec droit cour contrat règlement conformité litige arbitrage fusion acquisition financement énergie infrastructure données vie privée protection emploi retraite fiscalité propriété intellectuelle brevet marque contentieux transaction actionnaire administrateur gouvernance banque assurance construction immobilier urbanisme environnement climat durabilité publication concurrence entente enquête sanction exportation contrôle technologie intelligence artificielle cybersécurité plateforme numérique actif paiement consommateur responsabilité santé pharmaceutique essai licence marchés publics capital investisseur cotation prospectus restructuration insolvabilité créancier prêteur garantie bail locataire bailleur accord clause indemnité manquement préjudice injonction appel jugement tribunal témoin preuve compétence exécution traité investissement état gouvernement autorité régulateur consultation réforme projet loi modification échéance risque stratégie client marché secteur opération société sociétés œuvre salarié salariés'.split(
    ' ',
  )
const chinese =
  '的 和 在 对 与 法律 法院 合同 监管 合规 争议 仲裁 并购 收购 融资 能源 基础设施 数据 隐私 保护 劳动 养老金 税务 知识产权 专利 商标 诉讼 和解 股东 董事 治理 银行 保险 建设 房地产 规划 环境 气候 可持续 披露 报告 竞争 反垄断 调查 制裁 出口 管制 技术 人工智能 网络安全 平台 数字 资产 支付 消费者 产品 责任 医疗 制药 临床试验 许可 采购 私募 股权 基金 投资者 上市 招股书 重组 破产 债权人 贷款人 担保 租赁 协议 条款 赔偿 违约 损害 禁令 上诉 判决 法庭 证人 证据 管辖 执行 条约 投资 国家 政府 机构 监管机构 指引 征求意见 改革 草案 修正案 期限 风险 战略 客户 市场 行业 交易 尽职调查 跨境 国际 全球 办公室 团队 合伙人 律师 企业 公司 发展 制度 规定 要求 管理 服务'.split(
    ' ',
  )
const firstNames =
  'Amélie Anna Benoît Camille Charles Chloé David Elena Émile François Grace Hannah Henri Isabelle James Jean Julia Karim Laura Louis Marc Marie Michael Nadia Olivier Paul Priya Rachel Samuel Sarah Sofia Thomas Victor Wei Xavier Yasmin'.split(
    ' ',
  )
const practices = [
  'Corporate and M&A',
  'Dispute resolution',
  'Banking and finance',
  'Competition',
  'Employment',
  'Intellectual property',
  'Tax',
  'Real estate',
  'Data protection',
  'Restructuring',
  'Capital markets',
  'Public law',
  'Environment',
  'Insurance',
  'Construction',
  'Private wealth',
]
const sectors = [
  'Energy',
  'Technology',
  'Financial institutions',
  'Healthcare',
  'Infrastructure',
  'Retail',
  'Real estate',
  'Transport',
  'Public sector',
  'Media',
  'Food',
  'Education',
]
const offices = [
  'London',
  'Paris',
  'Shanghai',
  'New York',
  'Hong Kong',
  'Frankfurt',
  'Singapore',
  'Dubai',
  'Madrid',
  'Brussels',
  'Beijing',
  'Milan',
  'Sydney',
  'Tokyo',
  'Warsaw',
  'Lagos',
]
const countries = [
  'United Kingdom',
  'France',
  'China',
  'United States',
  'Germany',
  'Singapore',
  'Spain',
  'Italy',
  'Belgium',
  'Australia',
  'Japan',
  'Poland',
]
const types = ['Article', 'News', 'Event', 'Guide', 'Person', 'Training', 'Podcast', 'Service']
const roles = ['Partner', 'Associate', 'Counsel', 'Trainee', 'Of counsel']

function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const syllables =
  'ba ber con dal den der ex fen fer ga gen har in kal kor lan len lin mar men mon nor or pan per pol qui ra ren ris ro sal san sen sol tan ten ter tor un val ven ver vin wal wor zen'.split(
    ' ',
  )

function pseudoWords(random, count) {
  return Array.from({ length: count }, () =>
    Array.from(
      { length: 2 + Math.floor(random() * 3) },
      () => syllables[Math.floor(random() * syllables.length)],
    ).join(''),
  )
}

export function createRecords(count, seed = 1) {
  const random = createRandom(seed)
  const skewed = (list, power = 2.2) => list[Math.floor(random() ** power * list.length)]
  const tails = {
    en: pseudoWords(random, 9_000),
    fr: pseudoWords(random, 6_000),
    zh: Array.from({ length: 4_000 }, () => skewed(chinese, 1) + skewed(chinese, 1)),
  }
  const heads = { en: english, fr: french, zh: chinese }
  const surnames = pseudoWords(random, 1_500).map((name) => name[0].toUpperCase() + name.slice(1))
  const words = (language, length) =>
    Array.from({ length }, () =>
      random() < 0.82 ? skewed(heads[language], 1.6) : skewed(tails[language], 1.3),
    ).join(language === 'zh' ? '' : ' ')
  const several = (list, most) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() ** 2 * most) }, () => skewed(list))),
  ]
  return Array.from({ length: count }, (_, i) => {
    const language = i % 10 < 5 ? 'en' : i % 10 < 8 ? 'fr' : 'zh'
    const year = 2026 - Math.floor(random() ** 2 * 12)
    return {
      objectID: `${language}-${i}`,
      title: words(language, 5 + Math.floor(random() * 6)),
      summary: words(language, 25 + Math.floor(random() * 20)),
      body: words(language, 60 + Math.floor(random() * 80)),
      authors: Array.from({ length: 1 + Math.floor(random() * 2) }, () => ({
        name: `${skewed(firstNames, 1)} ${skewed(surnames, 1.4)}`,
        slug: `p-${i}`,
      })),
      type: skewed(types),
      practice: several(practices, 3),
      sector: several(sectors, 3),
      office: several(offices, 2),
      country: skewed(countries),
      role: skewed(roles),
      language,
      year,
      date: Date.UTC(year, Math.floor(random() * 12), 1 + Math.floor(random() * 28)) / 1000,
      url: `/${language}/insights/item-${i}`,
    }
  })
}

/** What readers type: single words, pairs, half words, typing errors, names, Chinese; half of it with filters. */
export function createQueries(records, count, seed = 2) {
  const random = createRandom(seed)
  const any = (list) => list[Math.floor(random() * list.length)]
  const shapes = [
    ({ title }) => any(title.split(' ')),
    ({ title }) => title.split(' ').slice(0, 2).join(' '),
    ({ title }) => title.split(' ').slice(0, 3).join(' '),
    ({ summary }) => any(summary.split(' ')).slice(0, 4),
    ({ title }) => withTypo(any(title.split(' ')), random),
    ({ authors }) => authors[0].name,
    ({ authors }) => authors[0].name.slice(0, 5),
    ({ title }) => title.slice(0, 1),
    () => '',
  ]
  return Array.from({ length: count }, (_, i) => {
    const record = any(records)
    const text =
      record.language === 'zh' && i % shapes.length < 5
        ? record.title.slice(0, 2 + (i % 4))
        : shapes[i % shapes.length](record)
    const filters =
      i % 2 === 0
        ? {}
        : {
            facetFilters: [[`type:${record.type}`, 'type:Article'], `language:${record.language}`],
            filters: 'year >= 2018',
          }
    return { query: text.slice(0, 40), ...filters }
  })
}

function withTypo(word, random) {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2))
  return word.length < 4 ? word : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
}
