/** Calls as bytes on a socket, for what no well-behaved client sends. */
import { connect } from 'node:net'

/** Sends the bytes and gives all that comes back until the other side closes. */
export const rawCall = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    connect(port, '127.0.0.1')
      .on('data', (text) => {
        received += text
      })
      // What is cut off shows in what was received.
      .on('error', () => {})
      .on('close', () => resolve(received))
      .write(bytes)
  })

/** The statuses of all answers in it, in their order. */
export const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
