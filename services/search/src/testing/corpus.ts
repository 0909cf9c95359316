import type { StoredRecord } from '../index/record'
import type { Synonym } from '../query/synonyms'
import type { Settings } from '../settings'

/** A small site of a law firm in three languages, for the relevance table. */
export const corpusSettings: Settings = {
  searchableAttributes: ['title', 'name', 'unordered(keywords)', 'unordered(summary)'],
  attributesForFaceting: ['type'],
  customRanking: ['desc(date)'],
}

const insight = (
  objectID: string,
  date: number,
  title: string,
  summary: string,
  keywords: string[] = [],
): StoredRecord => ({ objectID, type: 'insight', date, title, summary, keywords })
const person = (objectID: string, name: string, summary: string): StoredRecord => ({
  objectID,
  type: 'person',
  date: 0,
  name,
  summary,
})

export const english: StoredRecord[] = [
  insight(
    'en-ma',
    20,
    'Mergers and acquisitions outlook',
    'What boards expect from deals this year.',
    ['M&A'],
  ),
  insight('en-ma-tax', 10, 'Tax structuring for M&A', 'How deals are taxed.'),
  insight(
    'en-data',
    30,
    'Data protection in practice',
    'Subject access requests and the database of processing.',
    ['GDPR', 'privacy'],
  ),
  insight('en-database', 5, 'Database rights after the ruling', 'The sui generis right explained.'),
  insight('en-cyber', 40, 'Cybersecurity duties for directors', 'Boards answer for incidents.'),
  insight('en-contract', 15, 'Contract law reform', 'Changes to formation and remedies.'),
  insight('en-contracts', 50, 'Smart contracts on trial', 'Courts meet code.'),
  insight(
    'en-employment',
    12,
    'Employment status of riders',
    'Platform workers before the tribunal.',
  ),
  insight(
    'en-pensions',
    11,
    'Pension schemes and trustees',
    'Duties of trustees of occupational schemes.',
  ),
  insight(
    'en-energy',
    60,
    'Energy transition financing',
    'Offshore wind, hydrogen and project finance.',
  ),
  insight(
    'en-arbitration',
    9,
    'International arbitration clauses',
    'Drafting for enforcement across borders.',
  ),
  insight('en-crossborder', 8, 'Cross-border insolvency', 'Recognition of foreign proceedings.'),
  insight('en-ip', 7, 'Intellectual property in AI models', 'Ownership of machine-made works.'),
  insight('en-antitrust', 6, 'Antitrust dawn raids', 'What to do when the authority knocks.', [
    'competition law',
  ]),
  insight('en-realestate', 4, 'Real estate leases', 'Landlord and tenant after the act.'),
  insight('en-email', 3, 'Email disclosure in litigation', 'Finding the messages that matter.'),
  insight('en-us', 2, 'Sanctions of the U.S. treasury', 'Blocking and reporting.'),
  insight('en-company', 1, 'Companies act duties', 'A company’s directors and their interests.'),
  person('en-obrien', 'Siobhan O’Brien', 'Partner in London, banking.'),
  person('en-muller', 'Jürgen Müller', 'Counsel in Frankfurt, tax.'),
  person('en-schwarz', 'Katarzyna Wiśniewska', 'Partner in Warsaw, real estate.'),
  person('en-smith', 'Jonathan Smith', 'Associate in New York, litigation.'),
  person('en-smythe', 'Joanna Smythe', 'Partner in London, pensions.'),
  person('en-darcy', 'Fiona D’Arcy', 'Counsel in Dublin, funds.'),
  person('en-wei', 'Zhang Wei 张伟', 'Partner in Shanghai, mergers.'),
]

export const french: StoredRecord[] = [
  insight(
    'fr-fusions',
    20,
    'Fusions et acquisitions : perspectives',
    'Ce que les conseils attendent.',
    ['M&A'],
  ),
  insight(
    'fr-donnees',
    30,
    'Protection des données personnelles',
    'La responsabilité du traitement.',
    ['RGPD'],
  ),
  insight('fr-societe', 10, 'Droit des sociétés', 'La société par actions simplifiée.'),
  insight('fr-oeuvre', 9, 'L’œuvre et l’intelligence artificielle', 'Qui est l’auteur ?'),
  insight('fr-salarie', 8, 'Le statut des salariés', 'Plateformes et contrats de travail.'),
  insight('fr-contrat', 7, 'La réforme du contrat', 'Formation et exécution.'),
  insight('fr-energie', 6, 'Financement de l’énergie éolienne', 'Éoliennes en mer.'),
  insight('fr-arbitrage', 5, 'Arbitrage international', 'Clauses compromissoires.'),
  insight('fr-bail', 4, 'Baux commerciaux', 'Le bail et le locataire.'),
  insight('fr-impot', 3, 'L’impôt sur les sociétés', 'Taux et assiette de l’impôt.'),
  insight('fr-reglement', 2, 'Règlement européen sur les marchés', 'Obligations des plateformes.'),
  person('fr-lefevre', 'Amélie Lefèvre', 'Associée à Paris, concurrence.'),
  person('fr-aubigne', 'Agrippa d’Aubigné', 'Avocat à Lyon, social.'),
  person('fr-francois', 'François Noël', 'Avocat à Paris, fiscal.'),
]

export const chinese: StoredRecord[] = [
  insight('zh-data', 30, '数据保护法最新动态', '个人信息处理者的义务。'),
  insight('zh-ma', 20, '企业并购展望', '董事会对交易的期待。'),
  insight('zh-ip', 10, '知识产权与人工智能', '机器生成作品的权属。'),
  insight('zh-labor', 9, '劳动合同法解读', '平台用工与劳动关系。'),
  insight('zh-arbitration', 8, '国际仲裁条款', '跨境执行的起草要点。'),
  insight('zh-energy', 7, '能源转型融资', '海上风电与氢能项目。'),
  insight('zh-gdpr', 6, 'GDPR 对中国企业的影响', '跨境数据传输的合规要求。'),
  insight('zh-antitrust', 5, '反垄断调查应对', '突击检查时的准备。'),
  person('zh-zhang', '张伟', '上海办公室合伙人，并购业务。'),
  person('zh-wang', '王小明', '北京办公室律师，争议解决。'),
]

export const corpusSynonyms: Synonym[] = [
  {
    objectID: 'ma',
    type: 'synonym',
    synonyms: ['M&A', 'mergers and acquisitions', 'fusions et acquisitions', '并购'],
  },
  { objectID: 'antitrust', type: 'synonym', synonyms: ['antitrust', 'competition law', '反垄断'] },
  { objectID: 'job', type: 'synonym', synonyms: ['labour', 'employment'] },
  {
    objectID: 'ai',
    type: 'synonym',
    synonyms: ['ai', 'artificial intelligence', 'intelligence artificielle', '人工智能'],
  },
  { objectID: 'rgpd', type: 'synonym', synonyms: ['GDPR', 'RGPD'] },
  { objectID: 'lawsuit', type: 'synonym', synonyms: ['lawsuit', 'litigation'] },
]
