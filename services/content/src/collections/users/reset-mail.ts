import type { CollectionAfterOperationHook, CollectionBeforeOperationHook } from 'payload'
import { env } from '../../env'
import { enqueueMail } from '../../mail/enqueue-mail'

const texts = {
  en: {
    subject: 'A new password for the content service',
    text: (address: string) =>
      `Somebody, probably you, asked for a new password. Set it within an hour here:\n\n${address}\n\nIf it was not you, nothing has to be done: your password stays as it is.`,
  },
  fr: {
    subject: 'Un nouveau mot de passe pour la gestion des contenus',
    text: (address: string) =>
      `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe. Choisissez-le dans l’heure ici :\n\n${address}\n\nSi ce n’était pas vous, il n’y a rien à faire : votre mot de passe reste le même.`,
  },
  zh: {
    subject: '内容管理系统：设置新密码',
    text: (address: string) =>
      `有人（很可能是您本人）申请了新密码。请在一小时内通过以下链接设置：\n\n${address}\n\n如果不是您本人操作，则无需处理，您的密码保持不变。`,
  },
}

/** Payload sends no mail itself: the queue does, which retries. */
export const sendNoMailDirectly: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'forgotPassword' ? { ...args, disableEmail: true } : args

/** Queues the mail with the link, in the transaction that stores its token. One a minute. */
export const queueResetMail: CollectionAfterOperationHook = async ({
  args,
  operation,
  req,
  result,
}) => {
  if (operation !== 'forgotPassword' || typeof result !== 'string') return result
  const { email } = (args as { data: { email: string } }).data
  const { subject, text } = texts[req.i18n.language as keyof typeof texts] ?? texts.en
  await enqueueMail(req, {
    to: email,
    subject,
    text: text(`${env.CONTENT_URL}/admin/reset/${result}`),
    reference: `password ${email} ${new Date().toISOString().slice(0, 16)}`,
    confidential: true,
  })
  return result
}
