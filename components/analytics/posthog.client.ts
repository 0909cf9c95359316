import posthog from 'posthog-js'
import { onPerson, type Person } from './person.client'

type MeasureOptions = { key: string; allowed: boolean; path: string }

let isStarted = false
let lastPath: string | null = null

/** Captures a page view after consent; revoked consent resets the browser's analytics identity. */
export function measure({ key, allowed, path }: MeasureOptions): void {
  if (!isStarted && !allowed) return
  if (!isStarted) {
    isStarted = true
    posthog.init(key, {
      api_host: '/api/measure', // proxied by this site, without its cookies
      cookieless_mode: 'on_reject',
      autocapture: false,
      capture_pageview: false,
      capture_pageleave: true,
      disable_session_recording: true,
      disable_surveys: true,
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      person_profiles: 'identified_only',
    })
  }
  if (!allowed) {
    posthog.opt_out_capturing()
    posthog.reset()
    return
  }
  grantConsent()
  if (!isListening) {
    isListening = true
    if (isIdentified() && !isSignedIn()) resetIdentity() // signed out while nothing was captured
    onPerson(identify)
  }
  if (lastPath === path) return
  lastPath = path
  posthog.capture('$pageview', { $current_url: location.origin + path })
}

let isListening = false

function grantConsent(): void {
  if (posthog.has_opted_out_capturing() || posthog.get_explicit_consent_status() !== 'granted')
    posthog.opt_in_capturing({ captureEventName: false })
}

/** Identifies a member; after the sign-out the browser is a new anonymous visitor with the same consent. */
function identify(person: Person | null): void {
  if (posthog.has_opted_out_capturing()) return
  if (person) posthog.identify(person.Id, { ...person })
  else if (isIdentified()) resetIdentity()
}

function resetIdentity(): void {
  posthog.reset() // also resets the consent
  grantConsent()
}

const isIdentified = (): boolean => posthog.get_property('$user_state') === 'identified'

/** The session's flag in local storage (specification, section 4). */
const isSignedIn = (): boolean =>
  Object.keys(localStorage).some((key) => key.endsWith(':authenticated'))
