/** Callers that read slowly, or not at all. */
import { request } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { long, stopTelling, telling } from './sse-server.ts'

afterEach(stopTelling)

/** A caller that asks and then never reads. */
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
  const address = await telling(
    async ({ stream }) => {
      while (!stream.signal.aborted) {
        await stream.send(page)
        sent += 1
      }
      settle()
    },
    { ...long, patienceMs: 50 },
  )
  const asked = neverReading(address)
  await dropped
  // What the sockets hold on the way, and not what a handler could write in 50 ms.
  expect(sent).toBeLessThan(200)
  asked.destroy()
})

it('drops a reader for whom too much is waiting, even where the handler does not wait', async () => {
  let settle = (_sent: number) => {}
  const dropped = new Promise<number>((resolve) => {
    settle = resolve
  })
  const address = await telling(
    async ({ stream }) => {
      let sent = 0
      for (; sent < 10_000 && !stream.signal.aborted && sent * 100_000 < 1e9; sent++) {
        void stream.send(page)
        if (sent % 10 === 0) await new Promise(setImmediate)
      }
      settle(sent)
    },
    { ...long, mostBytes: 1_000_000 },
  )
  const asked = neverReading(address)
  expect(await dropped).toBeLessThan(1000)
  asked.destroy()
})
