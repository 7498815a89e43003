/** The writer connection of an appender, and when it should go back to the pool. */
import type { Client, Database } from '../database/pool.ts'

/** Milliseconds after which a connection goes back if other workspaces wait for one. */
const fairMs = 20

export class HeldConnection {
  private readonly workspace: string
  private readonly database: Database
  private held: Promise<Client> | undefined
  /** When it was got, on the clock of `performance`. */
  private since = Number.POSITIVE_INFINITY

  constructor(workspace: string, database: Database) {
    this.workspace = workspace
    this.database = database
  }

  /** The connection; takes one from the pool if there is none. */
  take(): Promise<Client> {
    this.held ??= this.connect()
    return this.held
  }

  /** True if this workspace has had it for a while, and others have none. */
  get isWanted(): boolean {
    return performance.now() > this.since + fairMs && this.database.isWriterWanted()
  }

  /** Gives it back; `before` uses it for the last time. */
  release(before: (connection: Promise<Client>) => void): void {
    const { held } = this
    this.held = undefined
    this.since = Number.POSITIVE_INFINITY
    if (held === undefined) return
    before(held)
    // A failure to connect has already rejected the batch.
    held.then((client) => client.release()).catch(() => {})
  }

  private async connect(): Promise<Client> {
    const client = await this.database.connectWriter(this.workspace)
    this.since = performance.now()
    return client
  }
}
