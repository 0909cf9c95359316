/**
 * Sends one request at a time. Of those that come meanwhile only the newest is sent, once the first is answered; the
 * others are never answered: InstantSearch's helper counts what is older than its last response as outdated.
 */
export function oneAtATime<Request, Response>(
  send: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  let isBusy = false
  let sendNext: (() => void) | null = null
  return (request) =>
    new Promise((resolve, reject) => {
      const start = () => {
        isBusy = true
        sendNext = null
        void send(request)
          .then(resolve, reject)
          .finally(() => {
            isBusy = false
            sendNext?.()
          })
      }
      if (isBusy) sendNext = start
      else start()
    })
}
