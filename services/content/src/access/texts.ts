import { inLanguages } from '../admin/in-languages'

const texts = {
  // the toast of a form makes a list of what stands between commas after the colon
  en: {
    sharedFields: (fields: string[]) =>
      `Not saved. A translator may only change the texts of their languages, and this also changes: ${fields.join(', ')}`,
  },
  fr: {
    sharedFields: (fields: string[]) =>
      `Pas enregistré. Un traducteur ne modifie que les textes de ses langues, or ces champs ont aussi changé : ${fields.join(', ')}`,
  },
  zh: {
    sharedFields: (fields: string[]) =>
      `未保存。译者只能修改其语言的文本，但以下字段也被更改: ${fields.join(', ')}`,
  },
}

export const getAccessTexts = inLanguages(texts)
