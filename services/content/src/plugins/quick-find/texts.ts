import { inLanguages } from '../../admin/in-languages'

const en = {
  open: 'Find a document',
  label: 'Title, address or id',
  recent: 'Saved by you last',
  noneRecent: 'You have not saved a document yet.',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing was found.',
  more: 'There are more: add a word.',
  failed: 'The search did not work. Try again.',
  close: 'Close',
}

type FindTexts = typeof en

const fr: FindTexts = {
  open: 'Trouver un document',
  label: 'Titre, adresse ou id',
  recent: 'Vos derniers enregistrements',
  noneRecent: 'Vous n’avez encore enregistré aucun document.',
  results: (count) => (count === 1 ? '1 résultat' : `${count} résultats`),
  none: 'Rien n’a été trouvé.',
  more: 'Il y en a d’autres : ajoutez un mot.',
  failed: 'La recherche n’a pas fonctionné. Réessayez.',
  close: 'Fermer',
}

const zh: FindTexts = {
  open: '查找文档',
  label: '标题、地址或 id',
  recent: '您最近保存的文档',
  noneRecent: '您尚未保存任何文档。',
  results: (count) => `${count} 个结果`,
  none: '未找到任何内容。',
  more: '还有更多结果：请补充关键词。',
  failed: '搜索失败。请重试。',
  close: '关闭',
}

export const getFindTexts = inLanguages({ en, fr, zh })
