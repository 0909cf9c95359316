const en = {
  scheduled: 'Scheduled',
  noneScheduled: 'Nothing is scheduled.',
  publish: 'Goes live',
  unpublish: 'Is taken down',
  attention: 'Needs attention',
  noAttention: 'Nothing waits for you.',
  failedJobs: 'Jobs that failed',
  failedMails: 'Mails that could not be sent',
  overdue: 'Reviews of the navigator that are overdue',
  messages: 'New messages',
  searches: 'Searches without a result',
  allFound: 'Everything that visitors searched for in the last thirty days was found.',
  period: 'The last thirty days, most frequent first.',
  words: 'Words',
  language: 'Language',
  times: 'Times',
}

export type DashboardTexts = typeof en

const fr: DashboardTexts = {
  scheduled: 'Programmé',
  noneScheduled: 'Rien n’est programmé.',
  publish: 'Mise en ligne',
  unpublish: 'Retrait',
  attention: 'À traiter',
  noAttention: 'Rien ne vous attend.',
  failedJobs: 'Tâches en échec',
  failedMails: 'E-mails qui n’ont pu être envoyés',
  overdue: 'Révisions du navigateur en retard',
  messages: 'Nouveaux messages',
  searches: 'Recherches sans résultat',
  allFound: 'Tout ce que les visiteurs ont cherché ces trente derniers jours a été trouvé.',
  period: 'Ces trente derniers jours, les plus fréquentes d’abord.',
  words: 'Mots',
  language: 'Langue',
  times: 'Nombre',
}

const zh: DashboardTexts = {
  scheduled: '定时发布',
  noneScheduled: '没有定时任务。',
  publish: '上线',
  unpublish: '下线',
  attention: '待处理',
  noAttention: '没有待处理事项。',
  failedJobs: '失败的任务',
  failedMails: '未能发送的邮件',
  overdue: '逾期未复核的导航答案',
  messages: '新消息',
  searches: '无结果的搜索',
  allFound: '最近三十天访客的搜索均有结果。',
  period: '最近三十天，按频率排序。',
  words: '搜索词',
  language: '语言',
  times: '次数',
}

/** @param language of the admin panel */
export const dashboardTextsOf = (language: string): DashboardTexts =>
  language === 'fr' ? fr : language === 'zh' ? zh : en
