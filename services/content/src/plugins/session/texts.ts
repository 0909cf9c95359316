import { inLanguages } from '../../admin/in-languages'

const en = {
  endsAt: (hour: string) => `Your session ends at ${hour}.`,
  keepsForm: 'What you have written stays in the form.',
  stay: 'Stay signed in',
  ended: 'Your session has ended.',
  unsaved: 'What you have written is still in the form. Sign in again, then save.',
  signIn: 'Sign in in a small window',
  renewed: 'You stay signed in.',
  signedIn: 'You are signed in again. Save what you have written.',
  other: (name: string) =>
    `The small window is signed in as ${name}. Sign in with your own account to save this form.`,
  done: 'You are signed in. This window can be closed.',
}

const fr: typeof en = {
  endsAt: (hour) => `Votre session se termine à ${hour}.`,
  keepsForm: 'Ce que vous avez écrit reste dans le formulaire.',
  stay: 'Rester connecté',
  ended: 'Votre session est terminée.',
  unsaved:
    'Ce que vous avez écrit est toujours dans le formulaire. Reconnectez-vous, puis enregistrez.',
  signIn: 'Se connecter dans une petite fenêtre',
  renewed: 'Vous restez connecté.',
  signedIn: 'Vous êtes de nouveau connecté. Enregistrez ce que vous avez écrit.',
  other: (name) =>
    `La petite fenêtre est connectée au nom de ${name}. Connectez-vous avec votre compte pour enregistrer ce formulaire.`,
  done: 'Vous êtes connecté. Cette fenêtre peut être fermée.',
}

const zh: typeof en = {
  endsAt: (hour) => `您的会话将于 ${hour} 结束。`,
  keepsForm: '您所写的内容会保留在表单中。',
  stay: '保持登录',
  ended: '您的会话已结束。',
  unsaved: '您所写的内容仍在表单中。请重新登录，然后保存。',
  signIn: '在小窗口中登录',
  renewed: '您已保持登录。',
  signedIn: '您已重新登录。请保存您所写的内容。',
  other: (name) => `小窗口以 ${name} 的身份登录。请用您自己的账户登录以保存此表单。`,
  done: '您已登录，可以关闭此窗口。',
}

export const getSessionTexts = inLanguages({ en, fr, zh })
