/**
 * Mails to visitors, in the languages of both sites; English variants of the graduate site use
 * English. `send-mail.ts` signs them.
 */

type EventValues = {
  name: string
  title: string
  when: string
  url: string
  cancelUrl: string
  joinUrl: string
}
type EventMail = { subject: (values: EventValues) => string; text: (values: EventValues) => string }
export type MailTexts = {
  received: { subject: string; text: (values: { name: string; reference: string }) => string }
  confirmed: EventMail
  waiting: EventMail
  /** Before the mail of the first registration, when its address is registered again. */
  repeated: (name: string) => string
  /** A registration that the site had received, and the content service refused later. */
  refused: {
    subject: string
    text: (values: { name: string; title: string; reason: string }) => string
    reasons: Record<'cancelled' | 'past' | 'early' | 'closed' | 'missing', string>
  }
}

const lines = (...all: (string | false)[]): string =>
  all.filter((line) => line !== false).join('\n')

const english: MailTexts = {
  received: {
    subject: 'We have your message',
    text: ({ name, reference }) =>
      lines(
        `Dear ${name},`,
        '',
        `Your message arrived. Its reference is ${reference}; please quote it if you write again.`,
        '',
        'A person reads every message, and answers within two working days. Until we confirm in writing that we act for you, nothing you sent makes you a client, and we have not checked for conflicts of interest.',
      ),
  },
  confirmed: {
    subject: ({ title }) => `You are registered: ${title}`,
    text: ({ name, title, when, url, cancelUrl, joinUrl }) =>
      lines(
        `Dear ${name},`,
        '',
        'Your place is confirmed.',
        '',
        title,
        when,
        url,
        '',
        joinUrl !== '' && `Join online: ${joinUrl}`,
        joinUrl !== '' && '',
        'The attached file puts the event into your calendar.',
        '',
        `If you cannot come, please give your place to somebody else: ${cancelUrl}`,
      ),
  },
  waiting: {
    subject: ({ title }) => `You are on the waiting list: ${title}`,
    text: ({ name, title, when, url, cancelUrl }) =>
      lines(
        `Dear ${name},`,
        '',
        'All places are taken, and you are on the waiting list. If one becomes free we write to you at once; you need do nothing.',
        '',
        title,
        when,
        url,
        '',
        `To leave the list: ${cancelUrl}`,
      ),
  },
  repeated: (name) =>
    `This address has been registered again. It has one registration, in the name of ${name}, which is unchanged: another person needs an address of their own.`,
  refused: {
    subject: 'About your registration',
    text: ({ name, title, reason }) =>
      lines(
        `Dear ${name},`,
        '',
        title !== '' && title,
        title !== '' && '',
        `We received your registration, and could not accept it: ${reason}`,
      ),
    reasons: {
      cancelled: 'the event was cancelled.',
      past: 'the event had begun.',
      early: 'registration has not opened yet.',
      closed: 'registration had closed.',
      missing: 'the event is not on our website any more.',
    },
  },
}

const french: MailTexts = {
  received: {
    subject: 'Nous avons bien reçu votre message',
    text: ({ name, reference }) =>
      lines(
        `Bonjour ${name},`,
        '',
        `Votre message nous est parvenu sous la référence ${reference} ; merci de la rappeler si vous nous récrivez.`,
        '',
        'Chaque message est lu par une personne, qui répond sous deux jours ouvrés. Tant que nous n’avons pas confirmé par écrit que nous vous assistons, rien de ce que vous avez envoyé ne fait de vous un client, et aucun conflit d’intérêts n’a été vérifié.',
      ),
  },
  confirmed: {
    subject: ({ title }) => `Inscription confirmée : ${title}`,
    text: ({ name, title, when, url, cancelUrl, joinUrl }) =>
      lines(
        `Bonjour ${name},`,
        '',
        'Votre place est confirmée.',
        '',
        title,
        when,
        url,
        '',
        joinUrl !== '' && `Pour suivre en ligne : ${joinUrl}`,
        joinUrl !== '' && '',
        'Le fichier joint inscrit l’événement dans votre agenda.',
        '',
        `Si vous ne pouvez pas venir, merci de céder votre place : ${cancelUrl}`,
      ),
  },
  waiting: {
    subject: ({ title }) => `Vous êtes sur liste d’attente : ${title}`,
    text: ({ name, title, when, url, cancelUrl }) =>
      lines(
        `Bonjour ${name},`,
        '',
        'Toutes les places sont prises et vous êtes sur la liste d’attente. Dès qu’une place se libère, nous vous écrivons ; vous n’avez rien à faire.',
        '',
        title,
        when,
        url,
        '',
        `Pour quitter la liste : ${cancelUrl}`,
      ),
  },
  repeated: (name) =>
    `Cette adresse vient d’être inscrite à nouveau. Elle a une seule inscription, au nom de ${name}, qui reste inchangée : une autre personne doit avoir sa propre adresse.`,
  refused: {
    subject: 'À propos de votre inscription',
    text: ({ name, title, reason }) =>
      lines(
        `Bonjour ${name},`,
        '',
        title !== '' && title,
        title !== '' && '',
        `Votre inscription nous est parvenue, mais nous n’avons pas pu l’accepter : ${reason}`,
      ),
    reasons: {
      cancelled: 'l’événement a été annulé.',
      past: 'l’événement avait commencé.',
      early: 'les inscriptions ne sont pas encore ouvertes.',
      closed: 'les inscriptions étaient closes.',
      missing: 'l’événement ne figure plus sur notre site.',
    },
  },
}

const chinese: MailTexts = {
  received: {
    subject: '我们已收到您的留言',
    text: ({ name, reference }) =>
      lines(
        `${name}，您好：`,
        '',
        `您的留言已送达，编号为${reference}。如再次来信，请注明该编号。`,
        '',
        '每一封留言都由专人阅读，并在两个工作日内答复。在我们书面确认代理之前，您所发送的任何内容均不构成委托关系，我们亦尚未进行利益冲突核查。',
      ),
  },
  confirmed: {
    subject: ({ title }) => `报名成功：${title}`,
    text: ({ name, title, when, url, cancelUrl, joinUrl }) =>
      lines(
        `${name}，您好：`,
        '',
        '您的席位已确认。',
        '',
        title,
        when,
        url,
        '',
        joinUrl !== '' && `线上参加：${joinUrl}`,
        joinUrl !== '' && '',
        '打开附件即可将活动加入日历。',
        '',
        `如无法出席，请将席位让给他人：${cancelUrl}`,
      ),
  },
  waiting: {
    subject: ({ title }) => `您已进入候补名单：${title}`,
    text: ({ name, title, when, url, cancelUrl }) =>
      lines(
        `${name}，您好：`,
        '',
        '席位已满，您已进入候补名单。一旦有空位，我们会立即通知您，您无需另行操作。',
        '',
        title,
        when,
        url,
        '',
        `退出候补：${cancelUrl}`,
      ),
  },
  repeated: (name) =>
    `此邮箱刚刚再次报名。每个邮箱只有一个报名，登记姓名为${name}，内容不变；其他人请使用自己的邮箱报名。`,
  refused: {
    subject: '关于您的报名',
    text: ({ name, title, reason }) =>
      lines(
        `${name}，您好：`,
        '',
        title !== '' && title,
        title !== '' && '',
        `我们已收到您的报名，但未能受理：${reason}`,
      ),
    reasons: {
      cancelled: '活动已取消。',
      past: '活动已经开始。',
      early: '报名尚未开始。',
      closed: '报名已经截止。',
      missing: '该活动已不在本网站上。',
    },
  },
}

const german: MailTexts = {
  ...english,
  received: {
    subject: 'Ihre Nachricht ist angekommen',
    text: ({ name, reference }) =>
      lines(
        `Guten Tag ${name},`,
        '',
        `Ihre Nachricht ist angekommen. Das Zeichen lautet ${reference}; bitte nennen Sie es, wenn Sie noch einmal schreiben.`,
        '',
        'Jede Nachricht wird von einem Menschen gelesen und innerhalb von zwei Arbeitstagen beantwortet.',
      ),
  },
}

const dutch: MailTexts = {
  ...english,
  received: {
    subject: 'Uw bericht is aangekomen',
    text: ({ name, reference }) =>
      lines(
        `Beste ${name},`,
        '',
        `Uw bericht is aangekomen. Het kenmerk is ${reference}; noem het als u nog eens schrijft.`,
        '',
        'Elk bericht wordt door een mens gelezen en binnen twee werkdagen beantwoord.',
      ),
  },
}

/** The texts of a language; English by default. */
export function toTexts(language: string | null | undefined): MailTexts {
  switch (language) {
    case 'fr-fr':
      return french
    case 'zh-cn':
      return chinese
    case 'de-de':
      return german
    case 'nl-nl':
      return dutch
    default:
      return english
  }
}
