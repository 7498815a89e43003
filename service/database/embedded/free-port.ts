/** Finds a free TCP port on this machine. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A free port on 127.0.0.1; another program may take it before it is used. */
export const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}
