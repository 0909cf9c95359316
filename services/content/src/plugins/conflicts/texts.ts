import { inLanguages } from '../../admin/in-languages'
const en = {
  /** The form makes a list of what stands between commas after the colon. */
  changed: (editor: string, fields: string) =>
    `Not saved, your text is still in this form. ${editor} changed the document meanwhile: ${fields}`,
  /** Without what changed: its version is no longer stored. */
  changedUnknown: (editor: string) =>
    `Not saved, your text is still in this form. ${editor} changed the document meanwhile.`,
  /** When it is not stored who saved. */
  otherEditor: 'Another editor',
  heading: 'The document was changed meanwhile',
  intro: (editor: string) =>
    `${editor} saved this document after this form was opened. Choose for each field what is to be in the form. Nothing is saved yet, and earlier states stay in the versions.`,
  form: 'In this form',
  stored: (editor: string) => `Saved by ${editor}`,
  changedBy: {
    form: 'Changed in this form only.',
    stored: 'Not changed in this form.',
    both: 'Changed on both sides: please choose.',
  },
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',
  none: 'All fields of the form are as they are saved.',
  apply: 'Use in the form',
  later: 'Back to the form',
  applied: 'The form has what you chose. It is not saved yet.',
  failed: 'What was saved could not be read. Your text is still in this form: try again.',
  loading: 'Reading what was saved …',
}

const fr: typeof en = {
  changed: (editor, fields) =>
    `Pas enregistré, votre texte est toujours dans ce formulaire. ${editor} a modifié le document entre-temps : ${fields}`,
  changedUnknown: (editor) =>
    `Pas enregistré, votre texte est toujours dans ce formulaire. ${editor} a modifié le document entre-temps.`,
  otherEditor: 'Un autre rédacteur',
  heading: 'Le document a été modifié entre-temps',
  intro: (editor) =>
    `${editor} a enregistré ce document après l’ouverture de ce formulaire. Choisissez pour chaque champ ce que le formulaire doit contenir. Rien n’est encore enregistré, et les états antérieurs restent dans les versions.`,
  form: 'Dans ce formulaire',
  stored: (editor) => `Enregistré par ${editor}`,
  changedBy: {
    form: 'Modifié dans ce formulaire seulement.',
    stored: 'Pas modifié dans ce formulaire.',
    both: 'Modifié des deux côtés : veuillez choisir.',
  },
  empty: '(vide)',
  yes: 'Oui',
  no: 'Non',
  none: 'Tous les champs du formulaire sont tels qu’ils sont enregistrés.',
  apply: 'Reprendre dans le formulaire',
  later: 'Retour au formulaire',
  applied: 'Le formulaire contient votre choix. Il n’est pas encore enregistré.',
  failed:
    'Ce qui est enregistré n’a pas pu être lu. Votre texte est toujours dans ce formulaire : réessayez.',
  loading: 'Lecture de ce qui est enregistré…',
}

const zh: typeof en = {
  changed: (editor, fields) =>
    `未保存，您的文本仍在此表单中。${editor} 在此期间修改了文档: ${fields}`,
  changedUnknown: (editor) => `未保存，您的文本仍在此表单中。${editor} 在此期间修改了文档。`,
  otherEditor: '另一位编辑',
  heading: '文档在此期间已被修改',
  intro: (editor) =>
    `${editor} 在您打开此表单之后保存了该文档。请为每个字段选择表单中应保留的内容。目前尚未保存任何内容，之前的状态保留在版本中。`,
  form: '此表单中',
  stored: (editor) => `${editor} 已保存`,
  changedBy: {
    form: '仅在此表单中修改。',
    stored: '未在此表单中修改。',
    both: '两边都有修改：请选择。',
  },
  empty: '（空）',
  yes: '是',
  no: '否',
  none: '表单的所有字段均与已保存的内容相同。',
  apply: '用于表单',
  later: '返回表单',
  applied: '表单中已是您选择的内容，尚未保存。',
  failed: '无法读取已保存的内容。您的文本仍在此表单中：请重试。',
  loading: '正在读取已保存的内容……',
}

export const getConflictTexts = inLanguages({ en, fr, zh })
