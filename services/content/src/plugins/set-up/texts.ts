import { inLanguages } from '../../admin/in-languages'

export const getSetUpTexts = inLanguages({
  en: {
    title: 'The first administrator',
    intro:
      'This account can do everything here, and creates the accounts of others. The settings of your firm come next.',
    name: 'Your name',
    password: 'A password of 12 characters or more',
    create: 'Create the account',
    closed:
      'This link is not valid, or was used already: an administrator exists. Sign in, or start the content service again for a new link.',
    signIn: 'Sign in',
  },
  fr: {
    title: 'Le premier administrateur',
    intro:
      'Ce compte peut tout faire ici et crée les comptes des autres. Viennent ensuite les réglages de votre cabinet.',
    name: 'Votre nom',
    password: 'Un mot de passe de 12 caractères ou plus',
    create: 'Créer le compte',
    closed:
      'Ce lien n’est pas valable ou a déjà servi : un administrateur existe. Connectez-vous, ou redémarrez le service de contenus pour un nouveau lien.',
    signIn: 'Se connecter',
  },
  zh: {
    title: '首位管理员',
    intro: '该账户拥有全部权限，并可为他人创建账户。接下来填写贵所的设置。',
    name: '您的姓名',
    password: '密码（至少 12 个字符）',
    create: '创建账户',
    closed: '此链接无效或已被使用：管理员已存在。请登录，或重新启动内容服务以获取新链接。',
    signIn: '登录',
  },
})
