/** Sends raw bytes over a socket, for requests that no well-behaved client would send. */
import { connect } from 'node:net'

/** Sends the bytes and returns everything received until the connection closes. */
export const rawCall = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let received = ''
    connect(port, '127.0.0.1')
      .on('data', (text) => {
        received += text
      })
      // A broken connection shows in what was received.
      .on('error', () => {})
      .on('close', () => resolve(received))
      .write(bytes)
  })

/** Status codes of all responses, in order. */
export const statusesIn = (received: string): readonly number[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
