import type { IndexSettings, SynonymHit } from 'algoliasearch'
import { indexOf, languageOf, type SearchLocale } from './client'

/** Index settings, for Algolia and the local service alike. */
export const settingsOf = (locale: SearchLocale): IndexSettings => ({
  replicas: [newestReplicaOf(locale)],
  searchableAttributes: [
    'names,title',
    'jobTitle',
    'practice,sector',
    'office,country',
    'summary',
    'unordered(text)',
  ],
  attributesForFaceting: [
    'type',
    'practice',
    'sector',
    'office',
    'country',
    'year',
    'language',
    'role',
    'kind',
    'speaks',
    'letter',
    'filterOnly(slugs)',
    'filterOnly(objectID)',
  ],
  customRanking: ['desc(weight)', 'desc(day)'],
  attributesToSnippet: ['summary:30', 'text:24'],
  attributesToHighlight: ['title', 'names', 'jobTitle'],
  unretrievableAttributes: ['text', 'slugs'],
  indexLanguages: [languageOf(locale)],
  queryLanguages: [languageOf(locale)],
  removeWordsIfNoResults: 'lastWords',
  disableTypoToleranceOnAttributes: ['year'],
  paginationLimitedTo: 1000,
})

/** The replica sorted by date, newest first. */
export const newestReplicaOf = (locale: SearchLocale): string => `${indexOf(locale)}_newest`

export const newestSettings: IndexSettings = {
  ranking: ['desc(day)', 'typo', 'words', 'filters', 'proximity', 'attribute', 'exact'],
}

const groups: Record<SearchLocale, string[][]> = {
  en: [
    ['M&A', 'mergers and acquisitions', 'takeover'],
    ['antitrust', 'competition'],
    ['IP', 'intellectual property'],
    ['TMT', 'technology media telecoms'],
    ['ESG', 'sustainability', 'responsible business'],
    ['GDPR', 'data protection', 'privacy'],
    ['AI', 'artificial intelligence'],
    ['litigation', 'disputes', 'dispute resolution'],
    ['arbitration', 'international arbitration'],
    ['PE', 'private equity'],
    ['employment', 'labour', 'labor', 'HR'],
    ['real estate', 'property'],
    ['UK', 'United Kingdom', 'Britain'],
    ['US', 'USA', 'United States', 'America'],
    ['UAE', 'United Arab Emirates', 'Emirates'],
    ['China', 'Mainland China', 'PRC'],
    ['job', 'vacancy', 'career'],
    ['lawyer', 'solicitor', 'attorney'],
    ['merger control', 'merger clearance'],
    ['bank', 'financial institutions'],
    ['pharma', 'life sciences'],
  ],
  'fr-fr': [
    ['M&A', 'fusions-acquisitions', 'fusions et acquisitions', 'rachat'],
    ['antitrust', 'concurrence'],
    ['PI', 'propriété intellectuelle'],
    ['RGPD', 'protection des données', 'données personnelles'],
    ['IA', 'intelligence artificielle'],
    ['contentieux', 'litiges', 'différends'],
    ['droit du travail', 'droit social', 'emploi'],
    ['immobilier', 'foncier'],
    ['Royaume-Uni', 'UK', 'Grande-Bretagne'],
    ['États-Unis', 'USA', 'US'],
    ['Émirats', 'EAU', 'Émirats arabes unis'],
    ['avocat', 'juriste', 'associé'],
    ['banque', 'institutions financières'],
    ['pharmacie', 'sciences de la vie'],
  ],
  'zh-cn': [
    ['并购', '兼并收购', '收购', 'M&A'],
    ['反垄断', '竞争法', '竞争'],
    ['个人信息', '数据保护', '隐私'],
    ['人工智能', 'AI'],
    ['知识产权', 'IP'],
    ['诉讼', '争议解决'],
    ['劳动', '雇佣'],
    ['房地产', '不动产'],
    ['律师', '合伙人'],
    ['美国', 'US'],
    ['英国', 'UK'],
    ['金融机构', '银行'],
    ['生命科学', '医药'],
  ],
}

export const synonymsOf = (locale: SearchLocale): SynonymHit[] =>
  groups[locale].map((synonyms, index) => ({
    objectID: `synonyms-${index + 1}`,
    type: 'synonym',
    synonyms,
  }))
