import { inLanguages } from '../../admin/in-languages'
const en = {
  delete: 'Delete',
  deleting: (title: string) => `“${title}” is deleted for good.`,
  deleted: (title: string) => `“${title}” was deleted.`,
  loading: 'Looking for documents that lead here…',
  failed: 'The documents that lead here could not be read.',
  none: 'No document leads here.',
  uses: 'These documents lead here, and are to be changed:',
  more: 'and more',
  selected:
    'These documents lead to the selection, and are to be changed when it is unpublished or deleted:',
  visitors: (address: string) => `What visitors of ${address} get`,
  gone: 'The page is gone (410)',
  successor: 'Another page',
  path: 'Path of the other page',
  pathHint: 'A path of this site, such as /people.',
}

const fr: typeof en = {
  delete: 'Supprimer',
  deleting: (title) => `« ${title} » est supprimé définitivement.`,
  deleted: (title) => `« ${title} » a été supprimé.`,
  loading: 'Recherche des documents qui mènent ici…',
  failed: 'Les documents qui mènent ici n’ont pas pu être lus.',
  none: 'Aucun document ne mène ici.',
  uses: 'Ces documents mènent ici et sont à modifier :',
  more: 'et d’autres',
  selected:
    'Ces documents mènent à la sélection et sont à modifier si elle est retirée ou supprimée :',
  visitors: (address) => `Ce que reçoivent les visiteurs de ${address}`,
  gone: 'La page n’existe plus (410)',
  successor: 'Une autre page',
  path: 'Chemin de l’autre page',
  pathHint: 'Un chemin de ce site, comme /people.',
}

const zh: typeof en = {
  delete: '删除',
  deleting: (title) => `“${title}”将被永久删除。`,
  deleted: (title) => `“${title}”已删除。`,
  loading: '正在查找指向此处的文档……',
  failed: '无法读取指向此处的文档。',
  none: '没有文档指向此处。',
  uses: '以下文档指向此处，需要修改：',
  more: '以及更多',
  selected: '以下文档指向所选内容；取消发布或删除所选内容时需要修改：',
  visitors: (address) => `${address} 的访客将看到`,
  gone: '页面已删除（410）',
  successor: '另一个页面',
  path: '另一个页面的路径',
  pathHint: '本站的路径，例如 /people。',
}

export const getLeavingTexts = inLanguages({ en, fr, zh })
