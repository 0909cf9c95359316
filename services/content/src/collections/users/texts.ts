import { inLanguages } from '../../admin/in-languages'

export const getAccountTexts = inLanguages({
  en: {
    presentPassword: 'Your present password',
    why: 'Needed to change an address or a password.',
    missing: 'Enter your present password to change an address or a password.',
    wrong: 'Your present password is wrong.',
    elsewhere:
      'You signed in at your firm’s provider: have an administrator change the address, or set a password by “Forgot password?” on the login page.',
  },
  fr: {
    presentPassword: 'Votre mot de passe actuel',
    why: 'Nécessaire pour changer une adresse ou un mot de passe.',
    missing: 'Saisissez votre mot de passe actuel pour changer une adresse ou un mot de passe.',
    wrong: 'Votre mot de passe actuel est faux.',
    elsewhere:
      'Vous vous êtes connecté auprès du fournisseur de votre cabinet : faites changer l’adresse par un administrateur, ou choisissez un mot de passe par « Mot de passe oublié ? » sur la page de connexion.',
  },
  zh: {
    presentPassword: '您当前的密码',
    why: '更改邮箱或密码时需要填写。',
    missing: '更改邮箱或密码前，请输入您当前的密码。',
    wrong: '您当前的密码不正确。',
    elsewhere:
      '您是通过贵所的身份提供方登录的：请由管理员更改邮箱，或在登录页面通过“忘记密码？”设置密码。',
  },
})
