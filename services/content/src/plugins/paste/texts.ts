import { inLanguages } from '../../admin/in-languages'
import type { LostKind } from './clean-paste'

const en = {
  /** Followed by what and how many: "2 pictures, 1 comment". */
  lost: (what: string) => `Left out of what you pasted: ${what}.`,
  kinds: {
    picture: (count) =>
      `${count} ${count === 1 ? 'picture' : 'pictures'} (use the block “Picture”)`,
    object: (count) => `${count} embedded ${count === 1 ? 'object' : 'objects'}`,
    comment: (count) => `${count} ${count === 1 ? 'comment' : 'comments'}`,
    footnote: (count) =>
      `${count} ${count === 1 ? 'footnote' : 'footnotes'} whose text was not copied`,
    noteFormat: (count) =>
      `bold, italics and the like in ${count} ${count === 1 ? 'footnote' : 'footnotes'}`,
    link: (count) => `${count} ${count === 1 ? 'link' : 'links'} without a full web address`,
    formula: (count) => `${count} ${count === 1 ? 'formula' : 'formulas'}`,
    numbering: (count) =>
      `the way in which ${count} ${count === 1 ? 'list is' : 'lists are'} numbered (the page has 1, in it a, in that i)`,
    hidden: (count) => `${count} hidden ${count === 1 ? 'passage' : 'passages'}`,
    symbol: (count) => `${count} ${count === 1 ? 'symbol' : 'symbols'} of a font of pictures`,
  } satisfies Record<LostKind, (count: number) => string> as Record<
    LostKind,
    (count: number) => string
  >,
}

const fr: typeof en = {
  lost: (what) => `Non repris du texte collé : ${what}.`,
  kinds: {
    picture: (count) => `${count} ${count === 1 ? 'image' : 'images'} (utilisez le bloc « Image »)`,
    object: (count) => `${count} ${count === 1 ? 'objet incorporé' : 'objets incorporés'}`,
    comment: (count) => `${count} ${count === 1 ? 'commentaire' : 'commentaires'}`,
    footnote: (count) =>
      `${count} ${count === 1 ? 'note de bas de page' : 'notes de bas de page'} dont le texte n’a pas été copié`,
    noteFormat: (count) =>
      `la mise en forme de ${count} ${count === 1 ? 'note' : 'notes'} de bas de page`,
    link: (count) => `${count} ${count === 1 ? 'lien' : 'liens'} sans adresse web complète`,
    formula: (count) => `${count} ${count === 1 ? 'formule' : 'formules'}`,
    numbering: (count) =>
      `la numérotation de ${count} ${count === 1 ? 'liste' : 'listes'} (la page a 1, puis a, puis i)`,
    hidden: (count) => `${count} ${count === 1 ? 'passage masqué' : 'passages masqués'}`,
    symbol: (count) =>
      `${count} ${count === 1 ? 'symbole' : 'symboles'} d’une police de pictogrammes`,
  },
}

const zh: typeof en = {
  lost: (what) => `粘贴时未保留：${what}。`,
  kinds: {
    picture: (count) => `${count} 张图片（请使用“图片”区块）`,
    object: (count) => `${count} 个嵌入对象`,
    comment: (count) => `${count} 条批注`,
    footnote: (count) => `${count} 条未复制正文的脚注`,
    noteFormat: (count) => `${count} 条脚注中的加粗、斜体等格式`,
    link: (count) => `${count} 个没有完整网址的链接`,
    formula: (count) => `${count} 个公式`,
    numbering: (count) => `${count} 个列表的编号方式（页面依次使用 1、a、i）`,
    hidden: (count) => `${count} 处隐藏文字`,
    symbol: (count) => `${count} 个图形字体的符号`,
  },
}

export const getPasteTexts = inLanguages({ en, fr, zh })
