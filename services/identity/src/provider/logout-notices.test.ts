import type { Provider } from 'oidc-provider'
import { sendLogoutNotices } from './logout-notices'

test('a notice is repeated with growing pauses until the client has it', async () => {
  jest.useFakeTimers()
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const backchannelLogout = jest
    .fn<Promise<void>, [string, string?]>()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue()
  const client = { backchannelLogoutUri: 'https://site.test/', backchannelLogout }
  const provider = { Client: { find: async () => client } } as unknown as Provider

  await sendLogoutNotices(provider, ['site'], 'auth0|1', { site: { sid: 's' } })
  expect(backchannelLogout).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(backchannelLogout).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(600_000)
  expect(backchannelLogout).toHaveBeenCalledTimes(3)
  expect(backchannelLogout).toHaveBeenLastCalledWith('auth0|1', 's')
  expect(log).toHaveBeenCalledTimes(2)
  jest.useRealTimers()
  log.mockRestore()
})
