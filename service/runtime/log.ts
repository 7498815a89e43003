/** The log: one JSON line an occurrence. */
import pino, { type DestinationStream, type Logger } from 'pino'

/** A call must not wait for its line: many are written at once, soon after, and the rest when the process ends. */
const openStandardOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: false, minLength: 4096 })
  setInterval(() => output.flush(), 100).unref()
  return output
}

/** Opens the log, on standard output unless told otherwise. */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    serializers: {
      // Postgres errors carry their whole client along, and with it what no log may hold.
      err: ({ message, code, stack }: Error & { code?: unknown }) => ({ message, code, stack }),
    },
  }
  return pino(options, destination ?? openStandardOutput())
}
