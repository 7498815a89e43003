/** The log: one JSON object per line. */
import pino, { type DestinationStream, type Logger } from 'pino'

/** Buffered, so that no call waits for its line: flushed at 4 kB, every 100 ms, and on exit. */
const openStandardOutput = (): DestinationStream =>
  pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 100 })

/** For a log that writes nothing, and so needs no timer. */
const nowhere: DestinationStream = { write: () => {} }

/** Opens the log, on standard output by default. */
export const openLog = (level: string, destination?: DestinationStream): Logger => {
  const options = {
    level,
    serializers: {
      // Postgres errors refer to their client, with the password in it.
      err: ({ message, code, stack }: Error & { code?: unknown }) => ({ message, code, stack }),
    },
  }
  return pino(options, destination ?? (level === 'silent' ? nowhere : openStandardOutput()))
}
