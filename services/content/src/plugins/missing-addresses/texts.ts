import { inLanguages } from '../../admin/in-languages'

const en = {
  title: 'Missing addresses',
  intro:
    'Addresses that visitors requested and that have no page, without their queries. The list has those of the last 60 days, the most frequent first, some minutes late.',
  none: 'No address is missing.',
  address: 'Address',
  count: 'Requests',
  on: 'Last on',
  redirect: 'Make a redirect',
  redirectFrom: (address: string) => `Make a redirect from ${address}`,
}

const fr: typeof en = {
  title: 'Adresses introuvables',
  intro:
    'Adresses demandées par des visiteurs et qui n’ont pas de page, sans leurs paramètres. La liste couvre les 60 derniers jours, les plus fréquentes d’abord, avec quelques minutes de retard.',
  none: 'Aucune adresse introuvable.',
  address: 'Adresse',
  count: 'Demandes',
  on: 'Dernière le',
  redirect: 'Créer une redirection',
  redirectFrom: (address) => `Créer une redirection depuis ${address}`,
}

const zh: typeof en = {
  title: '未找到的地址',
  intro: '访客请求过但没有页面的地址，不含查询参数。列表涵盖最近 60 天，按次数排序，有几分钟延迟。',
  none: '没有未找到的地址。',
  address: '地址',
  count: '请求次数',
  on: '最近日期',
  redirect: '创建重定向',
  redirectFrom: (address) => `创建重定向（来源：${address}）`,
}

export const getMissingTexts = inLanguages({ en, fr, zh })
