import type { FindingKind } from './findings'

type FindingsTexts = {
  title: string
  none: string
  loading: string
  failed: string
  errors: string
  warnings: string
  afterSave: string
  heldBack: (language: string) => string
  intro: string
  error: string
  warning: string
  type: string
  anyType: string
  severity: string
  anySeverity: string
  language: string
  anyLanguage: string
  show: string
  checked: (documents: number, rows: number) => string
  pages: string
  first: string
  next: string
  /** Where and what. */
  at: (place: string, text: string) => string
  kinds: Record<FindingKind, (name: string) => string>
}

const en: FindingsTexts = {
  title: 'Findings',
  none: 'Nothing was found.',
  loading: 'Checking…',
  failed: 'The document could not be checked.',
  errors: 'To correct before it is published',
  warnings: 'Worth a look',
  afterSave: 'Of the last save, in the language that is open.',
  heldBack: (language) => `Not published in ${language}`,
  intro:
    'Documents with something to correct or to look at, as their newest drafts are. An error holds a publication back.',
  error: 'Error',
  warning: 'Warning',
  type: 'Type',
  anyType: 'Every type',
  severity: 'Severity',
  anySeverity: 'Errors and warnings',
  language: 'Language',
  anyLanguage: 'Every language',
  show: 'Show',
  checked: (documents, rows) =>
    `Documents checked on this page: ${documents}. With findings, by language: ${rows}.`,
  pages: 'Pages of the report',
  first: 'From the start',
  next: 'Check further documents',
  at: (place, text) => `${place}: ${text}`,
  kinds: {
    title: () => 'has no title',
    summary: () => 'is gated and has no summary that visitors see',
    dates: () => 'the end is before the start',
    session: () => 'is before the first session',
    link: (name) => `leads to “${name}” which is not published`,
    deletedLink: () => 'leads to a document that no longer exists',
    page: (name) => `leads to ${name} where there is no page`,
    alt: (name) => `the picture ${name} has no alternative text`,
    leftOut: (name) => `“${name}” is not published and is left out`,
    altLanguage: (name) => `the picture ${name} has its English alternative text only`,
    description: () => 'has no description that fits search results',
    longTitle: (name) => `has ${name} characters and search results show about 70`,
    headings: () => 'a level of headings is skipped',
    review: () => 'the review is overdue',
    orphan: () => 'no document and no menu links to this page',
    slug: (name) => `is also the address of “${name}”`,
  },
}

const fr: FindingsTexts = {
  title: 'Contrôle',
  none: 'Rien à signaler.',
  loading: 'Contrôle en cours…',
  failed: 'Le document n’a pas pu être contrôlé.',
  errors: 'À corriger avant la publication',
  warnings: 'À vérifier',
  afterSave: 'Au dernier enregistrement, dans la langue affichée.',
  heldBack: (language) => `Pas publié en ${language}`,
  intro:
    'Documents à corriger ou à vérifier, dans leur dernier brouillon. Une erreur retient la publication.',
  error: 'Erreur',
  warning: 'Avertissement',
  type: 'Type',
  anyType: 'Tous les types',
  severity: 'Gravité',
  anySeverity: 'Erreurs et avertissements',
  language: 'Langue',
  anyLanguage: 'Toutes les langues',
  show: 'Afficher',
  checked: (documents, rows) =>
    `Documents contrôlés sur cette page : ${documents}. À signaler, par langue : ${rows}.`,
  pages: 'Pages du contrôle',
  first: 'Depuis le début',
  next: 'Contrôler la suite',
  at: (place, text) => `${place} : ${text}`,
  kinds: {
    title: () => 'sans titre',
    summary: () => 'réservé et sans résumé visible des visiteurs',
    dates: () => 'la fin précède le début',
    session: () => 'précède la première session',
    link: (name) => `mène à « ${name} » qui n’est pas publié`,
    deletedLink: () => 'mène à un document qui n’existe plus',
    page: (name) => `mène à ${name} où il n’y a pas de page`,
    alt: (name) => `l’image ${name} n’a pas de texte de remplacement`,
    leftOut: (name) => `« ${name} » n’est pas publié et n’apparaît pas`,
    altLanguage: (name) => `l’image ${name} n’a de texte de remplacement qu’en anglais`,
    description: () => 'sans description adaptée aux résultats de recherche',
    longTitle: (name) => `compte ${name} caractères alors que les moteurs en montrent environ 70`,
    headings: () => 'un niveau de titre est sauté',
    review: () => 'la révision est en retard',
    orphan: () => 'aucun document ni menu ne mène à cette page',
    slug: (name) => `est aussi l’adresse de « ${name} »`,
  },
}

const zh: FindingsTexts = {
  title: '检查结果',
  none: '未发现问题。',
  loading: '正在检查……',
  failed: '无法检查该文档。',
  errors: '发布前须更正',
  warnings: '建议查看',
  afterSave: '以当前语言上次保存的内容为准。',
  heldBack: (language) => `未发布（${language}）`,
  intro: '最新草稿中需要更正或查看的文档。有错误的文档不会被发布。',
  error: '错误',
  warning: '警告',
  type: '类型',
  anyType: '所有类型',
  severity: '严重程度',
  anySeverity: '错误和警告',
  language: '语言',
  anyLanguage: '所有语言',
  show: '显示',
  checked: (documents, rows) => `本页检查的文档：${documents}。有问题的语言版本：${rows}。`,
  pages: '检查结果分页',
  first: '从头开始',
  next: '继续检查',
  at: (place, text) => `${place}：${text}`,
  kinds: {
    title: () => '没有标题',
    summary: () => '内容受限，且没有访客可见的摘要',
    dates: () => '结束早于开始',
    session: () => '早于第一场',
    link: (name) => `指向尚未发布的“${name}”`,
    deletedLink: () => '指向已不存在的文档',
    page: (name) => `指向 ${name}，该页面不存在`,
    alt: (name) => `图片 ${name} 没有替代文本`,
    leftOut: (name) => `“${name}”尚未发布，不会显示`,
    altLanguage: (name) => `图片 ${name} 只有英文替代文本`,
    description: () => '没有适合搜索结果的描述',
    longTitle: (name) => `共 ${name} 个字符，搜索结果约显示 70 个`,
    headings: () => '跳过了一级标题',
    review: () => '复核已逾期',
    orphan: () => '没有文档或菜单链接到此页面',
    slug: (name) => `也是“${name}”的地址`,
  },
}

/** @param language of the admin panel */
export const findingsTextsOf = (language: string): FindingsTexts =>
  language === 'fr' ? fr : language === 'zh' ? zh : en
