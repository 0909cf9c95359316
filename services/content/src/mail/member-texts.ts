/** Mails to members, in the languages of the site; `send-mail.ts` signs them. */

export type DigestLine = {
  title: string
  summary: string
  url: string
  reason: string
  locked: boolean
  startsAt: string | null
}
type DigestValues = { name: string; lines: DigestLine[]; manageUrl: string; unsubscribeUrl: string }
type DigestTexts = {
  hello: (name: string) => string
  intro: string
  alert: (about: string) => string
  everything: string
  starts: (day: string) => string
  locked: string
  manage: string
  stop: string
}
export type MemberTexts = {
  digest: {
    subject: (values: { count: number; title: string }) => string
    text: (values: DigestValues) => string
  }
  deletion: {
    subject: string
    text: (values: { name: string; day: string; url: string }) => string
  }
  addressChange: {
    subject: string
    text: (values: { name: string; url: string }) => string
  }
}

const lines = (...all: (string | false)[]): string =>
  all.filter((line) => line !== false).join('\n')

/** Items separated by empty lines, then the links to manage and to unsubscribe (RFC 8058). */
const digestText =
  (texts: DigestTexts) =>
  ({ name, lines: items, manageUrl, unsubscribeUrl }: DigestValues): string =>
    lines(
      texts.hello(name),
      '',
      texts.intro,
      '',
      ...items.flatMap(({ title, summary, url, reason, locked, startsAt }) => [
        lines(
          title,
          startsAt !== null && texts.starts(startsAt),
          summary !== '' && summary,
          locked && texts.locked,
          url,
          reason === '' ? texts.everything : texts.alert(reason),
        ),
        '',
      ]),
      `${texts.manage}: ${manageUrl}`,
      `${texts.stop}: ${unsubscribeUrl}`,
    )

const english: MemberTexts = {
  digest: {
    subject: ({ count, title }) => (count === 1 ? title : `${title}, and ${count - 1} more`),
    text: digestText({
      hello: (name) => (name ? `Dear ${name},` : 'Good morning,'),
      intro: 'This is new on the subjects that you follow.',
      alert: (about) => `You get this because of your alert: ${about}.`,
      everything: 'You get this because you asked for everything that we publish.',
      starts: (day) => `On ${day}`,
      locked: 'The full text belongs to a product that you do not have yet.',
      manage: 'Change what you receive, or pause it',
      stop: 'Unsubscribe',
    }),
  },
  deletion: {
    subject: 'Your account will be deleted',
    text: ({ name, day, url }) =>
      lines(
        name ? `Dear ${name},` : 'Good morning,',
        '',
        `You asked us to delete your account. On ${day} we remove everything that we keep about you with it: your saved items, folders, notes, alerts and the mail that we sent you.`,
        '',
        `Until then you can keep it. Sign in and say so: ${url}`,
        '',
        'If you did not ask for this, please sign in, keep the account and change your password.',
      ),
  },
  addressChange: {
    subject: 'Your email address was changed',
    text: ({ name, url }) =>
      lines(
        name ? `Dear ${name},` : 'Good morning,',
        '',
        'The email address of your account was changed. This mail goes to the one before, and is the last one to it.',
        '',
        `If it was not you who changed it, please tell us at once: ${url}`,
      ),
  },
}

const french: MemberTexts = {
  digest: {
    subject: ({ count, title }) =>
      count === 1 ? title : `${title}, et ${count - 1} autre${count > 2 ? 's' : ''}`,
    text: digestText({
      hello: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
      intro: 'Voici les nouveautés sur les sujets que vous suivez.',
      alert: (about) => `Vous recevez cet élément en raison de votre alerte : ${about}.`,
      everything: 'Vous recevez cet élément car vous suivez toutes nos publications.',
      starts: (day) => `Le ${day}`,
      locked: 'Le texte intégral fait partie d’un produit auquel vous n’avez pas encore accès.',
      manage: 'Modifier ce que vous recevez, ou faire une pause ',
      stop: 'Se désabonner ',
    }),
  },
  deletion: {
    subject: 'Votre compte va être supprimé',
    text: ({ name, day, url }) =>
      lines(
        name ? `Bonjour ${name},` : 'Bonjour,',
        '',
        `Vous avez demandé la suppression de votre compte. Le ${day}, nous effacerons tout ce que nous conservons avec lui : éléments enregistrés, dossiers, notes, alertes et courriels envoyés.`,
        '',
        `D’ici là, vous pouvez le conserver. Il suffit de vous connecter et de l’indiquer : ${url}`,
        '',
        'Si cette demande ne vient pas de vous, connectez-vous, conservez le compte et changez votre mot de passe.',
      ),
  },
  addressChange: {
    subject: 'Votre adresse électronique a été modifiée',
    text: ({ name, url }) =>
      lines(
        name ? `Bonjour ${name},` : 'Bonjour,',
        '',
        'L’adresse électronique de votre compte a été modifiée. Ce message est envoyé à l’ancienne adresse ; c’est le dernier.',
        '',
        `Si cette modification ne vient pas de vous, prévenez-nous sans attendre : ${url}`,
      ),
  },
}

const chinese: MemberTexts = {
  digest: {
    subject: ({ count, title }) => (count === 1 ? title : `${title}等${count}项`),
    text: digestText({
      hello: (name) => (name ? `${name}，您好：` : '您好：'),
      intro: '以下是您所关注主题上的最新内容。',
      alert: (about) => `您因以下提醒收到此内容：${about}。`,
      everything: '您因订阅我们的全部内容而收到此项。',
      starts: (day) => `时间：${day}`,
      locked: '全文属于您尚未开通的产品。',
      manage: '更改接收内容或暂停接收',
      stop: '退订',
    }),
  },
  deletion: {
    subject: '您的账户即将被删除',
    text: ({ name, day, url }) =>
      lines(
        name ? `${name}，您好：` : '您好：',
        '',
        `您已申请删除账户。我们将于${day}清除随账户保存的全部内容：收藏、文件夹、备注、提醒以及我们发送给您的邮件。`,
        '',
        `在此之前，您仍可保留账户。请登录后确认：${url}`,
        '',
        '如非本人申请，请登录并保留账户，同时更改密码。',
      ),
  },
  addressChange: {
    subject: '您的邮箱地址已更改',
    text: ({ name, url }) =>
      lines(
        name ? `${name}，您好：` : '您好：',
        '',
        '您账户的邮箱地址已更改。本邮件发送至原邮箱，此后不再向其发送邮件。',
        '',
        `如非本人操作，请立即告知我们：${url}`,
      ),
  },
}

/** The texts of a language; English by default. */
export function getMemberTexts(language: string | null | undefined): MemberTexts {
  switch (language) {
    case 'fr-fr':
      return french
    case 'zh-cn':
      return chinese
    default:
      return english
  }
}
