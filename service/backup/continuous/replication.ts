/** The replication protocol of Postgres: a copy of the server's files, and its write-ahead log as it is written. */
import pg from 'pg'

/** Opens a connection of which the server expects commands of replication. */
export const openReplication = async (ownerUrl: string): Promise<pg.Client> => {
  const url = new URL(ownerUrl)
  url.searchParams.set('replication', 'true')
  // As long as a copy that does not follow is borne with.
  url.searchParams.set('options', '-c wal_sender_timeout=300s')
  const client = new pg.Client({ connectionString: url.href, application_name: 'jarvin backup' })
  // Without a listener a lost connection would end the process. The command in progress fails as well.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The server's installation, the timeline of its log, and the position up to which the log is on its disk. */
export const identify = async (client: pg.Client) => {
  const { rows } = await client.query<{ systemid: string; timeline: number; xlogpos: string }>(
    'IDENTIFY_SYSTEM',
  )
  const [row] = rows
  if (!row) throw new Error('The database does not say which installation it is.')
  return { system: row.systemid, timeline: Number(row.timeline), position: row.xlogpos }
}

/** Fields of a row, as text. */
type Row = readonly (string | null)[]

/** Receives the answer to a command, one piece after another. */
type Receiver = {
  readonly onRow?: (row: Row) => void
  readonly onData: (bytes: Buffer) => Promise<void>
}

/** A command that is running: `send` answers it, `done` settles with it. */
export type RunningCommand = { readonly send: (bytes: Buffer) => void; readonly done: Promise<void> }

/** Type of a message with copied bytes. */
const copyData = 0x64

/** Pieces that may wait before the connection is paused. */
const maxWaiting = 8

/** Runs a command that answers with a stream of bytes, which no query of `pg` does. */
export const runStreaming = (
  client: pg.Client,
  text: string,
  { onRow = () => {}, onData }: Receiver,
): RunningCommand => {
  let connection: pg.Connection | undefined
  let [settle, fail]: [() => void, (error: unknown) => void] = [() => {}, () => {}]
  const done = new Promise<void>((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  // Whoever waits for it gets the error; nobody may be waiting yet.
  done.catch(() => {})
  let waiting = 0
  let last: Promise<void> = Promise.resolve()
  const receive = (bytes: Buffer, { stream }: pg.Connection): void => {
    waiting += 1
    if (waiting > maxWaiting) stream.pause()
    last = last.then(() => onData(bytes))
    last.then(
      () => {
        waiting -= 1
        if (waiting === 0) stream.resume()
      },
      (error: unknown) => {
        fail(error)
        stream.destroy()
      },
    )
  }
  const ignore = () => {}
  client.query({
    submit: (opened: pg.Connection) => {
      connection = opened
      opened.query(text)
    },
    handleRowDescription: ignore,
    handleDataRow: ({ fields }: { readonly fields: Row }) => onRow(fields),
    handleCommandComplete: ignore,
    // A copy of the bytes, because the parser of `pg` writes what comes next over them.
    handleCopyData: ({ chunk }: { readonly chunk: Buffer }, from: pg.Connection) =>
      receive(Buffer.from(chunk), from),
    handleError: (error: unknown) => fail(error),
    handleReadyForQuery: () => void last.then(settle, fail),
  })
  const send = (bytes: Buffer): void => {
    const head = Buffer.alloc(5)
    head.writeUInt8(copyData, 0)
    head.writeUInt32BE(4 + bytes.length, 1)
    connection?.stream.write(Buffer.concat([head, bytes]))
  }
  return { send, done }
}
