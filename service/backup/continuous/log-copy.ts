/** Copies the write-ahead log of a running server into a folder, within a second of each change. */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Known, openLogFiles } from './log-files.ts'
import { positionText } from './log-position.ts'
import { openReplication, runStreaming } from './replication.ts'

/** A copy in progress. */
export type LogCopy = {
  /** Waits until the log up to a position is on the disk of the backup; rejects if the copy failed, or this takes too long. */
  readonly reach: (position: number, withinMs: number) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Milliseconds between writes to the disk of the backup. */
const flushEveryMs = 500
/** Milliseconds between messages to the server while nothing is recorded; it gives up after a minute. */
const tellEveryMs = 10_000
/** Milliseconds between looks at a copy that somebody waits for. */
const lookEveryMs = 20

const dataMessage = 0x77
/** Bytes before the log in a message: its kind, its position, the end of the server's log, and the time in microseconds of this century. */
const dataHead = 25
const centuryMs = Date.UTC(2000)
const statusMessage = 0x72

/** Tells the server what has been copied. */
const status = (position: number): Buffer => {
  const message = Buffer.alloc(34)
  message.writeUInt8(statusMessage, 0)
  // Written, flushed and applied; the time is not used.
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(BigInt(position), at)
  return message
}

const knownIn = (message: Buffer): Known => ({
  end: Number(message.readBigUInt64BE(9)),
  at: new Date(centuryMs + Number(message.readBigInt64BE(17) / 1000n)),
})

/** Starts copying at the start of a segment, after which nothing was written by `since`. The first `reach` tells whether the server still has it. */
export const copyLog = async (
  ownerUrl: string,
  folder: string,
  { timeline, from, since }: { readonly timeline: number; readonly from: number; readonly since: Date },
): Promise<LogCopy> => {
  const client = await openReplication(ownerUrl)
  // Ends with the connection, so that nothing is kept for a copy that has stopped.
  const slot = `jarvin_${randomBytes(6).toString('hex')}`
  await client
    .query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`)
    .catch(async (error) => {
      await client.end()
      throw error
    })
  const files = openLogFiles(folder, timeline, from, since)
  let flushed = from
  let failure: unknown
  let isEnded = false
  const command = runStreaming(
    client,
    `START_REPLICATION SLOT ${slot} PHYSICAL ${positionText(from)} TIMELINE ${timeline}`,
    {
      onData: async (message) => {
        if (message[0] === dataMessage)
          await files.write(Number(message.readBigUInt64BE(1)), message.subarray(dataHead), knownIn(message))
      },
    },
  )
  command.done.then(
    () => {
      failure ??= new Error('The database ended the copy of its write-ahead log.')
    },
    (error: unknown) => {
      failure ??= error
    },
  )
  // The server keeps its log from there on.
  let toldAt = Number.NEGATIVE_INFINITY
  // Leaves the disk of the backup alone while nothing is recorded.
  const flush = async (): Promise<void> => {
    const isNew = files.written() > flushed
    if (isNew) flushed = await files.flush()
    if (!isNew && performance.now() - toldAt < tellEveryMs) return
    command.send(status(flushed))
    toldAt = performance.now()
  }
  const flushing = (async () => {
    while (!isEnded && failure === undefined) {
      await flush()
      await pause(flushEveryMs, undefined, { ref: false })
    }
  })().catch((error: unknown) => {
    failure ??= error
  })
  return {
    reach: async (position, withinMs) => {
      for (const started = performance.now(); flushed < position; await pause(lookEveryMs)) {
        if (failure !== undefined) break
        if (performance.now() - started > withinMs)
          throw new Error(`The copy of the write-ahead log is more than ${withinMs / 1000} seconds behind.`)
      }
      if (failure !== undefined) throw failure
    },
    stop: async () => {
      isEnded = true
      await client.end().catch(() => {})
      await flushing
      await files.close()
    },
  }
}
