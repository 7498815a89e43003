/** The log: one JSON line an occurrence. */
import pino, { type DestinationStream, type Logger } from 'pino'

/** Opens the log, on standard output unless told otherwise. */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    serializers: {
      // Postgres errors carry their whole client along, and with it what no log may hold.
      err: ({ message, code, stack }: Error & { code?: unknown }) => ({ message, code, stack }),
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
