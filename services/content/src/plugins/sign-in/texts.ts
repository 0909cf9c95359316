import { inLanguages } from '../../admin/in-languages'

const texts = {
  en: {
    signInWith: (label: string) => `Sign in with ${label}`,
    cancelled: 'The sign-in was cancelled.',
    expired: 'This sign-in took too long, or was used already. Start again.',
    unverified:
      'The identity provider did not confirm your e-mail address. Ask its administrator to confirm it.',
    unknown: 'There is no account for your e-mail address here. Ask an administrator for one.',
    failed: 'The sign-in did not work. Try again, or sign in with a password.',
  },
  fr: {
    signInWith: (label: string) => `Se connecter avec ${label}`,
    cancelled: 'La connexion a été annulée.',
    expired: 'Cette connexion a duré trop longtemps ou a déjà servi. Recommencez.',
    unverified:
      'Le fournisseur d’identité n’a pas confirmé votre adresse. Demandez à son administrateur de la confirmer.',
    unknown: 'Aucun compte ne correspond à votre adresse. Demandez-en un à un administrateur.',
    failed: 'La connexion a échoué. Réessayez, ou utilisez un mot de passe.',
  },
  zh: {
    signInWith: (label: string) => `使用 ${label} 登录`,
    cancelled: '登录已取消。',
    expired: '登录超时或已被使用，请重新开始。',
    unverified: '身份提供商未确认您的邮箱地址，请联系其管理员确认。',
    unknown: '您的邮箱地址在此没有账户，请联系管理员开通。',
    failed: '登录失败。请重试，或使用密码登录。',
  },
}

type SignInTexts = (typeof texts)['en']

/** Why a single sign-on failed: the login page shows the text. */
export type SsoProblem = Exclude<keyof SignInTexts, 'signInWith'>

export const isSsoProblem = (value: unknown): value is SsoProblem =>
  typeof value === 'string' && value !== 'signInWith' && Object.hasOwn(texts.en, value)

export const getSignInTexts = inLanguages(texts)
