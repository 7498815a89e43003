/**
 * Turns of processes that append to the same workspace. While one has the turn, the others wait, and it flushes as fast
 * as if it were alone. Turns only save conflicts: whether a flush is valid depends on the head alone.
 */
import type { Client } from '../database/pool.ts'

/** Milliseconds of a turn: several times what it costs to hand it over, and a fraction of what a person notices. */
const turnMs = 40

/** Turns that are still taken after the last sign of another process. */
const contendedTurns = 10

/** Milliseconds to wait for a turn; a process that hangs in its own delays the others no longer. */
const waitMs = 250

// Two keys of 32 bits; the first separates turns from other advisory locks.
const keys = `hashtext('jarvin append turn'), hashtext($1)`

const lockNotAvailable = '55P03'

/** The turns of one process at one workspace. */
export class Turns {
  private readonly workspace: string
  private remaining = 0
  /** On the clock of `performance`; undefined without a turn. */
  private endsAt: number | undefined

  constructor(workspace: string) {
    this.workspace = workspace
  }

  /** True while another process appends too and this one has no turn. */
  get isNeeded(): boolean {
    return this.remaining > 0 && this.endsAt === undefined
  }

  get isOver(): boolean {
    return performance.now() > (this.endsAt ?? Number.POSITIVE_INFINITY)
  }

  /** Takes note of whether another process has appended since this one last did. */
  observe(isContended: boolean): void {
    this.remaining = isContended ? contendedTurns : Math.max(0, this.remaining - 1)
  }

  /**
   * Waits for a turn, which the connection keeps until `end`. Never rejects: if another process kept it too long, or taking
   * it failed, this one goes on without.
   */
  async take(client: Client): Promise<void> {
    // Sent together: a lock that outlives its transaction, and a timeout that does not.
    const answers = await Promise.allSettled([
      client.query('begin'),
      client.query(`set local lock_timeout = ${waitMs}`),
      client.query({
        name: 'take-turn',
        text: `select pg_advisory_lock(${keys})`,
        values: [this.workspace],
      }),
      client.query('commit'),
    ])
    const failed = answers.find((answer) => answer.status === 'rejected')
    if (failed?.reason?.code === lockNotAvailable) return
    this.endsAt = performance.now() + turnMs
    if (failed === undefined) return
    // The lock may have been granted all the same, and must not stay on a pooled connection.
    this.end(Promise.resolve(client))
  }

  /** Ends the turn at once, and lets the connection give it up; it does so before anything that its next borrower sends. */
  end(connection: Promise<Client>): void {
    if (this.endsAt === undefined) return
    this.endsAt = undefined
    const query = { name: 'end-turn', text: `select pg_advisory_unlock(${keys})`, values: [this.workspace] }
    // If the connection is lost, so is its lock.
    connection.then((client) => client.query(query)).catch(() => {})
  }
}
