/** The API that reCAPTCHA, hCaptcha and Turnstile have in common. */
type CaptchaWidgetApi = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string
      callback: (solution: string) => void
      'expired-callback': () => void
      'error-callback': () => void
    },
  ) => unknown
}

declare global {
  interface Window {
    grecaptcha?: CaptchaWidgetApi & { enterprise?: CaptchaWidgetApi }
    hcaptcha?: CaptchaWidgetApi
    turnstile?: CaptchaWidgetApi
    signInCaptchaLoaded?: () => void
  }
}

/** By the identity provider's names. The content security policy has their origins by `CSP_CAPTCHA_SOURCES`. */
const widgets: Record<string, { script: string; api: () => CaptchaWidgetApi | undefined }> = {
  recaptcha_v2: {
    script: 'https://www.recaptcha.net/recaptcha/api.js',
    api: () => window.grecaptcha,
  },
  recaptcha_enterprise: {
    script: 'https://www.recaptcha.net/recaptcha/enterprise.js',
    api: () => window.grecaptcha?.enterprise,
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', api: () => window.hcaptcha },
  auth0_v2: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    api: () => window.turnstile,
  },
}

/** Milliseconds. */
const loadTimeout = 10_000

/** Loads a captcha provider's script once. Rejects for one that is unknown, blocked or does not respond. */
export async function loadCaptchaWidget(provider: string): Promise<CaptchaWidgetApi> {
  const widget = Object.hasOwn(widgets, provider) ? widgets[provider] : undefined
  if (!widget) throw new Error('The captcha provider is unknown.')
  if (!widget.api()) await loadScript(widget.script)
  const api = widget.api()
  if (!api) throw new Error('The captcha provider did not start.')
  return api
}

function loadScript(address: string): Promise<void> {
  const script = document.createElement('script')
  return new Promise<void>((resolve, reject) => {
    window.signInCaptchaLoaded = resolve
    script.src = `${address}?render=explicit&onload=signInCaptchaLoaded`
    script.onerror = reject
    document.head.append(script)
    setTimeout(reject, loadTimeout)
  }).catch((cause: unknown) => {
    script.remove()
    throw cause
  })
}
