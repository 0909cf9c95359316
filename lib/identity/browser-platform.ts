import type { Platform } from './platform'

/** The `Platform` of the browser. Accesses `window` only when it is used, so that a server can import it. */
export function browserPlatform(): Platform {
  return {
    location: {
      get origin() {
        return window.location.origin
      },
      get host() {
        return window.location.host
      },
      get hash() {
        return window.location.hash
      },
      assign: (url) => window.location.assign(url),
    },
    crypto: {
      getRandomValues: (bytes) => globalThis.crypto.getRandomValues(bytes),
      subtle: { digest: (algorithm, data) => globalThis.crypto.subtle.digest(algorithm, data) },
    },
    // Local, not session storage: links in e-mails open in a new tab.
    storage: {
      getItem: (key) => window.localStorage.getItem(key),
      setItem: (key, value) => window.localStorage.setItem(key, value),
      removeItem: (key) => window.localStorage.removeItem(key),
      keys: () => Object.keys(window.localStorage),
    },
    timers: {
      now: () => Date.now(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    fetch: (input, init) => globalThis.fetch(input, init),
    openFrame,
    openPopup,
    opener: () => (window.opener === null || window.opener === window ? null : window.opener),
    onMessage: (listener) => {
      const hear = ({ origin, source, data }: MessageEvent) => listener({ origin, source, data })
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
  }
}

function openFrame(url: string) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.src = url
  document.body.append(frame)
  return { window: frame.contentWindow, close: () => frame.remove() }
}

function openPopup(url: string, { width, height }: { width: number; height: number }) {
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  const popup = window.open(
    url,
    '',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  )
  return popup && { window: popup, isClosed: () => popup.closed, close: () => popup.close() }
}
