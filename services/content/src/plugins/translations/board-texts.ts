import type { TranslationState } from './board-query'

type BoardTexts = {
  title: string
  intro: string
  overview: string
  unfinished: string
  type: string
  language: string
  anyLanguage: string
  state: string
  anyState: string
  show: string
  document: string
  none: string
  changes: string
  newer: string
  older: string
  page: string
  states: Record<TranslationState, string>
}

const en: BoardTexts = {
  title: 'Translations',
  intro: 'Each document and its languages. English is the source of every translation.',
  overview: 'Not finished, by type',
  unfinished: 'Not finished',
  type: 'Type',
  language: 'Language',
  anyLanguage: 'Every language',
  state: 'State',
  anyState: 'Every state',
  show: 'Show',
  document: 'Document',
  none: 'No document is in this state.',
  changes: 'what changed in English',
  newer: 'Previous page',
  older: 'Next page',
  page: 'Page',
  states: { missing: 'Missing', outdated: 'Out of date', draft: 'Draft', live: 'Published' },
}

const fr: BoardTexts = {
  title: 'Traductions',
  intro: 'Chaque document et ses langues. L’anglais est la source de toute traduction.',
  overview: 'À terminer, par type',
  unfinished: 'À terminer',
  type: 'Type',
  language: 'Langue',
  anyLanguage: 'Toutes les langues',
  state: 'État',
  anyState: 'Tous les états',
  show: 'Afficher',
  document: 'Document',
  none: 'Aucun document dans cet état.',
  changes: 'ce qui a changé en anglais',
  newer: 'Page précédente',
  older: 'Page suivante',
  page: 'Page',
  states: { missing: 'Manquante', outdated: 'À revoir', draft: 'Brouillon', live: 'Publiée' },
}

const zh: BoardTexts = {
  title: '翻译',
  intro: '所有文档及其语言版本。英文为所有译文的原文。',
  overview: '各类型未完成数量',
  unfinished: '未完成',
  type: '类型',
  language: '语言',
  anyLanguage: '所有语言',
  state: '状态',
  anyState: '所有状态',
  show: '显示',
  document: '文档',
  none: '没有处于此状态的文档。',
  changes: '英文的变更',
  newer: '上一页',
  older: '下一页',
  page: '页',
  states: { missing: '缺失', outdated: '需更新', draft: '草稿', live: '已发布' },
}

/** @param language of the admin panel */
export const boardTextsOf = (language: string): BoardTexts =>
  language === 'fr' ? fr : language === 'zh' ? zh : en
