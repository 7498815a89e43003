/** Callers that read slowly or not at all. */
import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { generousLimits, startStreamServer, stopServer } from './sse-server.ts'

afterEach(stopServer)

/** A caller that sends a request and never reads the response. */
const neverReading = (address: string) => {
  const asked = request(address, (answer) => answer.pause())
  asked.on('error', () => {})
  asked.end()
  return asked
}

const page = { data: { text: 'x'.repeat(100_000) } }

it('waits for a slow reader, and drops one that reads nothing for too long', async () => {
  let sent = 0
  let settle = () => {}
  const dropped = new Promise<void>((resolve) => {
    settle = resolve
  })
  const address = await startStreamServer(
    async ({ stream }) => {
      while (!stream.signal.aborted) {
        await stream.send(page)
        sent += 1
      }
      settle()
    },
    { ...generousLimits, timeoutMs: 50 },
  )
  const asked = neverReading(address)
  await dropped
  // No more than the sockets buffer, and less than a handler could write in 50 ms.
  expect(sent).toBeLessThan(200)
  asked.destroy()
})

it('drops a reader with too much pending output, even if the handler does not wait', async () => {
  let settle = (_sent: number) => {}
  const dropped = new Promise<number>((resolve) => {
    settle = resolve
  })
  const address = await startStreamServer(
    async ({ stream }) => {
      let sent = 0
      for (; sent < 10_000 && !stream.signal.aborted && sent * 100_000 < 1e9; sent++) {
        void stream.send(page)
        if (sent % 10 === 0) await new Promise(setImmediate)
      }
      settle(sent)
    },
    { ...generousLimits, maxBytes: 1_000_000 },
  )
  const asked = neverReading(address)
  expect(await dropped).toBeLessThan(1000)
  asked.destroy()
})
