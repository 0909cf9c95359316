import { inLanguages } from '../../admin/in-languages'

export const getMediaTexts = inLanguages({
  en: {
    refused:
      'Not saved. Your role changes the words about a picture only: another file or crop is on the site at once.',
  },
  fr: {
    refused:
      'Pas enregistré. Votre rôle ne modifie que les textes d’une image : un autre fichier ou cadrage serait aussitôt sur le site.',
  },
  zh: { refused: '未保存。您的角色只能修改图片的文字说明：更换文件或裁剪会立即显示在网站上。' },
})
