import { Agent, get } from 'node:http'

/** A visitor with another address of this machine, such as `127.0.0.2`. */
export function createVisitor(localAddress: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 100, localAddress })
  return {
    /** @returns the status; 0 without a response */
    read: (url: string) =>
      new Promise<number>((resolve) => {
        get(url, { agent, headers: { accept: 'text/html' } }, (response) => {
          response.resume()
          response.on('close', () => resolve(response.statusCode ?? 0))
        }).on('error', () => resolve(0))
      }),
    leave: () => agent.destroy(),
  }
}
