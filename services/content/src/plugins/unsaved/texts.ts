import { inLanguages } from '../../admin/in-languages'

const en = {
  found: (hour: string, fields: string) =>
    `Words of ${hour} were not saved and are kept in this browser: ${fields}.`,
  restore: 'Restore them in the form',
  discard: 'Discard them',
  restored: 'The words are in the form again. They are not saved yet.',
}

const fr: typeof en = {
  found: (hour, fields) =>
    `Un texte du ${hour} n’a pas été enregistré et est conservé dans ce navigateur : ${fields}.`,
  restore: 'Le rétablir dans le formulaire',
  discard: 'L’abandonner',
  restored: 'Le texte est de nouveau dans le formulaire. Il n’est pas encore enregistré.',
}

const zh: typeof en = {
  found: (hour, fields) => `${hour} 的内容尚未保存，保留在此浏览器中：${fields}。`,
  restore: '恢复到表单中',
  discard: '放弃',
  restored: '内容已恢复到表单中，尚未保存。',
}

export const getUnsavedTexts = inLanguages({ en, fr, zh })
