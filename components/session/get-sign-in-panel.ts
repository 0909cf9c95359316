'use server'

import { getTranslations } from 'next-intl/server'
import { defaultLocale, isSiteLocale } from '@law-firm/contract/locales'
import { slots } from '@/lib/i18n/slots'
import { signInMethods } from '@/lib/session/configuration'
import { panelErrorKeys, type PanelErrorKey } from '@/lib/session/panel-error'
import type { SignInMethod } from '@/lib/session/settings'
import { getAuthTexts } from './auth-texts'

const textKeys = [
  'title',
  'intro',
  'close',
  'back',
  'continueKnown',
  'emailLink',
  'smsCode',
  'password',
  'signUp',
  'newPassword',
  'elsewhere',
  'email',
  'passwordLabel',
  'newPasswordHint',
  'givenName',
  'familyName',
  'country',
  'phone',
  'code',
  'captcha',
  'captchaAlt',
  'captchaWidget',
  'sendLink',
  'sendCode',
  'submit',
  'create',
  'sendReset',
  'working',
  'again',
  'signedIn',
  'opening',
  'inWindow',
  'serverContinue',
  'required',
  'badEmail',
  'badPhone',
] as const

/** `{name}`, `{email}`, `{phone}` and `{seconds}` are filled in by the browser. */
type FilledKey = 'continueAs' | 'connection' | 'sentLink' | 'sentCode' | 'sentReset' | 'againIn'

export type PanelTexts = Record<(typeof textKeys)[number] | FilledKey, string> & {
  errors: Record<PanelErrorKey, string>
  errorCode: string
  contact: string
  contactHref: string
}

export type PanelContent = { methods: SignInMethod[]; texts: PanelTexts }

/** Server action: texts and methods of the sign-in panel, which no page has before it opens. */
export async function getSignInPanel(language: string): Promise<PanelContent> {
  const locale = isSiteLocale(language) ? language : defaultLocale
  const t = await getTranslations({ locale, namespace: 'signInPanel' })
  const { errors, code, steps, contactHref } = await getAuthTexts(locale)
  const texts = Object.fromEntries(textKeys.map((key) => [key, t(key)]))
  const panelErrors = Object.fromEntries(panelErrorKeys.map((key) => [key, t(`errors.${key}`)]))
  return {
    methods: signInMethods,
    texts: {
      ...(texts as Record<(typeof textKeys)[number], string>),
      continueAs: t('continueAs', slots('name')),
      connection: t('connection', slots('name')),
      sentLink: t('sentLink', slots('email')),
      sentCode: t('sentCode', slots('phone')),
      sentReset: t('sentReset', slots('email')),
      againIn: t('againIn', slots('seconds')),
      errorCode: code,
      contact: steps.contact,
      contactHref,
      errors: { ...errors, ...(panelErrors as Record<(typeof panelErrorKeys)[number], string>) },
    },
  }
}
