import { browserPlatform } from './browser-platform'

/** A window with just what the platform touches; the rest of the browser is tested in a browser. */
function pretendWindow() {
  const target = new EventTarget()
  const values = { saved: 'value' }
  const fake = {
    location: { origin: 'https://a.test', host: 'a.test', hash: '#x', assign: jest.fn() },
    localStorage: Object.assign(
      Object.create({
        getItem: (key: string) => (key === 'saved' ? values.saved : null),
        setItem: jest.fn(),
        removeItem: jest.fn(),
      }),
      values,
    ),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    opener: null as unknown,
    open: jest.fn((): unknown => null),
    screenX: 0,
    screenY: 0,
    outerWidth: 1000,
    outerHeight: 800,
  }
  Object.defineProperty(globalThis, 'window', { value: fake, configurable: true })
  return { fake, target }
}

afterEach(() => Reflect.deleteProperty(globalThis, 'window'))

test('accesses no browser API before it is used', () => {
  const platform = browserPlatform()
  expect(() => platform.location.origin).toThrow(ReferenceError)
  const { fake } = pretendWindow()
  expect([platform.location.origin, platform.location.host, platform.location.hash]).toEqual([
    'https://a.test',
    'a.test',
    '#x',
  ])
  platform.location.assign('https://b.test/')
  expect(fake.location.assign).toHaveBeenCalledWith('https://b.test/')
})

test('uses local storage and lists its keys', () => {
  pretendWindow()
  const { storage } = browserPlatform()
  expect([storage.getItem('saved'), storage.getItem('other'), storage.keys()]).toEqual([
    'value',
    null,
    ['saved'],
  ])
})

test('delivers messages until the listener unsubscribes', () => {
  const { target } = pretendWindow()
  const heard = jest.fn()
  const leave = browserPlatform().onMessage(heard)
  const say = () =>
    target.dispatchEvent(
      Object.assign(new Event('message'), { origin: 'https://a.test', source: null, data: 1 }),
    )
  say()
  leave()
  say()
  expect(heard.mock.calls).toEqual([[{ origin: 'https://a.test', source: null, data: 1 }]])
})

test('centres a popup, and returns null for a blocked one', () => {
  const { fake } = pretendWindow()
  const popup = { closed: false, close: jest.fn() }
  fake.open.mockReturnValueOnce(popup)
  const opened = browserPlatform().openPopup('https://b.test/', { width: 480, height: 600 })
  expect(fake.open).toHaveBeenCalledWith(
    'https://b.test/',
    '',
    'popup,width=480,height=600,left=260,top=100',
  )
  expect([opened?.window, opened?.isClosed()]).toEqual([popup, false])
  opened?.close()
  expect(popup.close).toHaveBeenCalled()
  expect(browserPlatform().openPopup('https://b.test/', { width: 1, height: 1 })).toBeNull()
})

test('returns null as opener unless it is another window', () => {
  const { fake } = pretendWindow()
  expect(browserPlatform().opener()).toBeNull()
  fake.opener = fake
  expect(browserPlatform().opener()).toBeNull()
  const opener = { postMessage: jest.fn() }
  fake.opener = opener
  expect(browserPlatform().opener()).toBe(opener)
})

test('runs a timer once unless it is cancelled', () => {
  jest.useFakeTimers()
  const run = jest.fn()
  const { after, now } = browserPlatform().timers
  after(1000, run)
  after(1000, run)()
  jest.advanceTimersByTime(1000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(now()).toBe(Date.now())
  jest.useRealTimers()
})
