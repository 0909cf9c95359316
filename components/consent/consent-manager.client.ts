import * as consent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent.css'
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

type ConsentOptions = {
  texts: ConsentTexts
  policyHref: string
  locale: string
  onChoice: (choices: Choices) => void
}

const expiryDays = 182

let started: Promise<void> | null = null

/**
 * Opens the dialog unless the visitor has chosen. `onChoice` is called with the choice, and on each change.
 */
export function initConsent({
  texts,
  policyHref,
  locale,
  onChoice,
}: ConsentOptions): Promise<void> {
  const notify = () =>
    onChoice({
      analytics: consent.acceptedCategory('analytics'),
      marketing: consent.acceptedCategory('marketing'),
    })
  const link = `<a href="${policyHref}">${texts.policy}</a>`
  started ??= consent.run({
    cookie: { expiresAfterDays: expiryDays, sameSite: 'Lax' },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    onConsent: notify,
    onChange: notify,
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
  return started
}

export async function showPreferences(): Promise<void> {
  await started
  consent.showPreferences()
}
