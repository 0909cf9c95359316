import { inLanguages } from '../../admin/in-languages'
const en = {
  /** The form makes a list of what stands between commas after the colon. */
  changed: (editor: string, fields: string) =>
    `Not saved, your text is still in this form. Copy it and reload the page, because ${editor} changed the document meanwhile: ${fields}`,
  /** Without what changed: its version is no longer stored. */
  changedUnknown: (editor: string) =>
    `Not saved, your text is still in this form. Copy it and reload the page, because ${editor} changed the document meanwhile.`,
  /** When it is not stored who saved. */
  otherEditor: 'another editor',
}

const fr: typeof en = {
  changed: (editor, fields) =>
    `Pas enregistré, votre texte est toujours dans ce formulaire. Copiez-le et rechargez la page, car ${editor} a modifié le document entre-temps : ${fields}`,
  changedUnknown: (editor) =>
    `Pas enregistré, votre texte est toujours dans ce formulaire. Copiez-le et rechargez la page, car ${editor} a modifié le document entre-temps.`,
  otherEditor: 'un autre rédacteur',
}

const zh: typeof en = {
  changed: (editor, fields) =>
    `未保存，您的文本仍在此表单中。请复制文本并重新加载页面，因为 ${editor} 在此期间修改了文档: ${fields}`,
  changedUnknown: (editor) =>
    `未保存，您的文本仍在此表单中。请复制文本并重新加载页面，因为 ${editor} 在此期间修改了文档。`,
  otherEditor: '另一位编辑',
}

export const getConflictTexts = inLanguages({ en, fr, zh })
