import * as consent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import type { Choices } from '@/lib/consent/choices'

export type ConsentTexts = Record<
  | 'title'
  | 'text'
  | 'accept'
  | 'reject'
  | 'choose'
  | 'save'
  | 'close'
  | 'preferences'
  | 'necessary'
  | 'necessaryText'
  | 'analytics'
  | 'analyticsText'
  | 'marketing'
  | 'marketingText'
  | 'policy',
  string
>

type AskOptions = {
  texts: ConsentTexts
  policyHref: string
  locale: string
  onChoice: (choices: Choices) => void
}

/** Days for which a choice is remembered; then the visitor is asked again. */
const days = 182

let asked: Promise<void> | null = null

/** Asks, where the visitor has not chosen yet, and tells of the choice, now and whenever it changes. */
export function askConsent({ texts, policyHref, locale, onChoice }: AskOptions): Promise<void> {
  const tell = () =>
    onChoice({
      analytics: consent.acceptedCategory('analytics'),
      marketing: consent.acceptedCategory('marketing'),
    })
  const link = `<a href="${policyHref}">${texts.policy}</a>`
  asked ??= consent.run({
    cookie: { expiresAfterDays: days, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    onConsent: tell,
    onChange: tell,
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^ph_/ }] } },
      marketing: { autoClear: { cookies: [{ name: /^_g/ }], reloadPage: true } },
    },
    language: {
      default: locale,
      translations: {
        [locale]: {
          consentModal: {
            title: texts.title,
            description: texts.text,
            acceptAllBtn: texts.accept,
            acceptNecessaryBtn: texts.reject,
            showPreferencesBtn: texts.choose,
            footer: link,
          },
          preferencesModal: {
            title: texts.preferences,
            acceptAllBtn: texts.accept,
            acceptNecessaryBtn: texts.reject,
            savePreferencesBtn: texts.save,
            closeIconLabel: texts.close,
            sections: [
              {
                title: texts.necessary,
                description: texts.necessaryText,
                linkedCategory: 'necessary',
              },
              {
                title: texts.analytics,
                description: texts.analyticsText,
                linkedCategory: 'analytics',
              },
              {
                title: texts.marketing,
                description: texts.marketingText,
                linkedCategory: 'marketing',
              },
              { title: '', description: link },
            ],
          },
        },
      },
    },
  })
  return asked
}

/** Opens the choices again. */
export async function showPreferences(): Promise<void> {
  await asked
  consent.showPreferences()
}
