import posthog from 'posthog-js'

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
  if (posthog.has_opted_out_capturing() || posthog.get_explicit_consent_status() !== 'granted') posthog.opt_in_capturing({ captureEventName: false })
  if (last === path) return
  last = path
  posthog.capture('$pageview', { $current_url: location.origin + path })
}
