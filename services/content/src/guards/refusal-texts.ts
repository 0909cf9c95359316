import { inLanguages } from '../admin/in-languages'

/** Of calls that are refused before Payload handles them, as the editor's form shows them. */
export const getRefusalTexts = inLanguages({
  en: {
    noSession: 'You are not signed in, or your session has ended. Sign in again: your form stays.',
    databaseAway: 'The database is away. Nothing was changed: try again.',
  },
  fr: {
    noSession:
      'Vous n’êtes pas connecté, ou votre session est terminée. Reconnectez-vous : votre formulaire reste.',
    databaseAway: 'La base de données est indisponible. Rien n’a été modifié : réessayez.',
  },
  zh: {
    noSession: '您尚未登录，或会话已结束。请重新登录：表单内容会保留。',
    databaseAway: '数据库暂时不可用。未作任何更改：请重试。',
  },
})
