import * as consent from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent.css'
import type { Choices } from '@/lib/consent/choices'
import type { ConsentTexts } from '@/lib/controls/settings'

type ConsentOptions = {
  locale: string
  loadTexts: () => Promise<ConsentTexts>
  onChoice: (choices: Choices) => void
}

/**
 * What the notice has: the question, or the statement that the browser's Global Privacy Control was taken for a
 * refusal; null when a choice was made.
 */
export type Notice = 'question' | 'refused' | null

const expiryDays = 182

/** A language without texts: those of the dialog are loaded before it opens, and most visits never open it. */
const withoutTexts = 'none'

let started: Promise<void> | null = null

/**
 * Restores the visitor's choice. `onChoice` is called with it, and on each change. A browser that sends Global
 * Privacy Control (https://w3c.github.io/gpc/) has refused until its visitor chooses otherwise.
 */
export async function initConsent({
  locale,
  loadTexts,
  onChoice,
}: ConsentOptions): Promise<Notice> {
  const notify = () =>
    onChoice({
      analytics: consent.acceptedCategory('analytics'),
      marketing: consent.acceptedCategory('marketing'),
    })
  const translations = {
    [withoutTexts]: { preferencesModal: { sections: [] } },
    [locale]: async () => ({ preferencesModal: toDialogTexts(await loadTexts()) }),
  }
  started ??= consent.run({
    autoShow: false,
    cookie: { expiresAfterDays: expiryDays, sameSite: 'Lax' },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true } },
    onConsent: notify,
    onChange: notify,
    categories: {
      necessary: { enabled: true, readOnly: true },
      analytics: { autoClear: { cookies: [{ name: /^ph_/ }] } },
      marketing: { autoClear: { cookies: [{ name: /^_g/ }], reloadPage: true } },
    },
    language: {
      default: withoutTexts,
      // the library's own notice, which is a modal dialog, is left out
      translations: translations as unknown as Record<string, consent.Translation>,
    },
  })
  await started
  if (consent.validConsent() || isRobot()) return null
  if (!hasPrivacyControl()) return 'question'
  await loadTexts() // a refusal that cannot be stated is not stored
  consent.acceptCategory([])
  return 'refused'
}

/** Robots make no choice; the library starts nothing for them either. */
const isRobot = () =>
  navigator.webdriver || /bot|crawl|spider|slurp|teoma/i.test(navigator.userAgent)

const hasPrivacyControl = () =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const toDialogTexts = (texts: ConsentTexts) => ({
  title: texts.preferences,
  acceptAllBtn: texts.accept,
  acceptNecessaryBtn: texts.reject,
  savePreferencesBtn: texts.save,
  closeIconLabel: texts.close,
  sections: [
    ...(hasPrivacyControl() ? [{ title: '', description: texts.refused }] : []),
    { title: texts.necessary, description: texts.necessaryText, linkedCategory: 'necessary' },
    { title: texts.analytics, description: texts.analyticsText, linkedCategory: 'analytics' },
    { title: texts.marketing, description: texts.marketingText, linkedCategory: 'marketing' },
    ...(texts.policy
      ? [{ title: '', description: `<a href="${texts.policy.href}">${texts.policy.label}</a>` }]
      : []),
  ],
})

/** Stores a choice of the notice: all that is optional, or nothing of it. */
export const choose = (choice: 'all' | 'none'): void =>
  consent.acceptCategory(choice === 'all' ? 'all' : [])

/** Opens the dialog of choices; where its texts cannot be loaded, that is said. */
export async function showPreferences(locale: string): Promise<void> {
  try {
    await started
    await consent.setLanguage(locale)
    consent.showPreferences()
  } catch {
    window.dispatchEvent(new Event('controls:failed'))
  }
}
