/** What the protocol needs from its environment. `browserPlatform()` is the browser's; tests have their own. */
export type Platform = {
  location: PlatformLocation
  crypto: PlatformCrypto
  /** May throw in every method: a browser can deny storage at any time. */
  storage: PlatformStorage
  timers: PlatformTimers
  fetch: typeof fetch
  /** Adds a hidden frame with this URL to the page. */
  openFrame: (url: string) => PlatformFrame
  /** Opens a popup; `null` when the browser blocked it. */
  openPopup: (url: string, size: { width: number; height: number }) => PlatformPopup | null
  /** The window that opened this one, or `null`. */
  opener: () => MessageTarget | null
  /** Calls `listener` for each message to this window until the returned function runs. */
  onMessage: (listener: (message: PlatformMessage) => void) => () => void
}

type PlatformLocation = {
  readonly origin: string
  readonly host: string
  readonly hash: string
  assign: (url: string) => void
}

export type PlatformCrypto = {
  /** Fills the bytes from the secure random source. */
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
  subtle: { digest: (algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer> }
}

export type PlatformStorage = {
  getItem: (key: string) => string | null
  setItem: (key: string, value: string) => void
  removeItem: (key: string) => void
  keys: () => string[]
}

type PlatformTimers = {
  /** Milliseconds since 1970. */
  now: () => number
  /** Runs once after `milliseconds`; the returned function cancels. */
  after: (milliseconds: number, run: () => void) => () => void
}

export type PlatformFrame = { window: unknown; close: () => void }
export type PlatformPopup = { window: unknown; isClosed: () => boolean; close: () => void }
export type PlatformMessage = { origin: string; source: unknown; data: unknown }
type MessageTarget = { postMessage: (data: unknown, origin: string) => void }
