import { inLanguages } from '../../admin/in-languages'

const en = {
  title: 'Versions',
  when: 'Saved',
  who: 'By',
  changed: 'Changed',
  status: 'Status',
  oldest: 'Oldest version that is kept',
  nothing: 'No text',
  none: 'There are no versions.',
  service: 'The service',
  /** @param fields separated by commas */
  inLanguage: (language: string, fields: string) => `${language}: ${fields}`,
}

const fr: typeof en = {
  title: 'Versions',
  when: 'Enregistré',
  who: 'Par',
  changed: 'Modifié',
  status: 'État',
  oldest: 'Plus ancienne version conservée',
  nothing: 'Aucun texte',
  none: 'Il n’y a pas de version.',
  service: 'Le service',
  inLanguage: (language, fields) => `${language} : ${fields}`,
}

const zh: typeof en = {
  title: '版本',
  when: '保存时间',
  who: '保存者',
  changed: '更改内容',
  status: '状态',
  oldest: '保留的最早版本',
  nothing: '无文本更改',
  none: '没有版本。',
  service: '系统',
  inLanguage: (language, fields) => `${language}：${fields}`,
}

export const getVersionTexts = inLanguages({ en, fr, zh })
