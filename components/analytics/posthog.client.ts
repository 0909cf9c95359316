import posthog from 'posthog-js'
import { onPerson, type Person } from './person.client'

type Measured = { key: string; allowed: boolean; path: string }

let begun = false
let last: string | null = null

/** Counts a page view, where the visitor allowed it; a visitor who took it back is forgotten in this browser. */
export function measure({ key, allowed, path }: Measured): void {
  if (!begun && !allowed) return
  if (!begun) {
    begun = true
    posthog.init(key, {
      api_host: '/api/measure', // through this site, without its cookies
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
  allow()
  if (!isListening) {
    isListening = true
    if (isIdentified() && !isSignedIn()) forget() // signed out where nobody measured
    onPerson(know)
  }
  if (last === path) return
  last = path
  posthog.capture('$pageview', { $current_url: location.origin + path })
}

let isListening = false

function allow(): void {
  if (posthog.has_opted_out_capturing() || posthog.get_explicit_consent_status() !== 'granted')
    posthog.opt_in_capturing({ captureEventName: false })
}

/** A member is known by what `Person` says; after the sign-out the browser is a new visitor, whose consent stands. */
function know(person: Person | null): void {
  if (posthog.has_opted_out_capturing()) return
  if (person) posthog.identify(person.Id, { ...person })
  else if (isIdentified()) forget()
}

function forget(): void {
  posthog.reset() // takes the consent along
  allow()
}

const isIdentified = (): boolean => posthog.get_property('$user_state') === 'identified'

/** The session's flag (specification, section 4). */
const isSignedIn = (): boolean =>
  Object.keys(localStorage).some((key) => key.endsWith(':authenticated'))
