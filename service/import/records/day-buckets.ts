/** Collects the lines of a file by day; uses the disk if they do not fit into memory. */
import { createReadStream } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { IsoDate } from '#schema/core/scalars'
import type { Line } from './line.ts'

/** Maximum lines in memory; beyond this all are written to disk, by month. */
const maxHeld = 60_000

export type DayLines = { readonly date: IsoDate; readonly lines: readonly Line[] }

/** True for a line as it was written, without the cost of a codec. */
const isSpilled = (line: unknown): line is readonly [IsoDate, number, string | null, string] =>
  Array.isArray(line) &&
  line.length === 4 &&
  IsoDate.is(line[0]) &&
  typeof line[1] === 'number' &&
  (line[2] === null || typeof line[2] === 'string') &&
  typeof line[3] === 'string'

const monthOf = (date: IsoDate): string => date.slice(0, 7)

export class DayBuckets {
  private held = new Map<IsoDate, Line[]>()
  private count = 0
  private folder: string | undefined
  private readonly months = new Set<string>()

  /** Adds a line; call `settle` regularly. */
  add(date: IsoDate, line: Line): void {
    const lines = this.held.get(date)
    if (lines) lines.push(line)
    else this.held.set(date, [line])
    this.count += 1
    this.months.add(monthOf(date))
  }

  /** Writes the lines to disk if there are too many. */
  async settle(): Promise<void> {
    if (this.count <= maxHeld) return
    this.folder ??= await mkdtemp(join(tmpdir(), 'jarvin-import-'))
    const byMonth = new Map<string, string[]>()
    for (const [date, lines] of this.held) {
      const texts = byMonth.get(monthOf(date)) ?? []
      for (const { row, id, content } of lines) texts.push(JSON.stringify([date, row, id, content]))
      byMonth.set(monthOf(date), texts)
    }
    for (const [month, texts] of byMonth)
      await appendFile(join(this.folder, month), `${texts.join('\n')}\n`, { mode: 0o600 })
    this.held = new Map()
    this.count = 0
  }

  /** Days of each month, oldest first, with their lines in file order. */
  async *byMonth(): AsyncGenerator<readonly DayLines[]> {
    for (const month of [...this.months].sort()) {
      const days = new Map<IsoDate, Line[]>()
      const add = (date: IsoDate, line: Line): void => {
        const lines = days.get(date)
        if (lines) lines.push(line)
        else days.set(date, [line])
      }
      if (this.folder !== undefined)
        for await (const text of this.spilled(join(this.folder, month))) {
          const line: unknown = JSON.parse(text)
          if (!isSpilled(line)) throw new Error('A line on disk was changed.')
          const [date, row, id, content] = line
          add(date, { row, id, content })
        }
      for (const [date, lines] of this.held)
        if (monthOf(date) === month) for (const line of lines) add(date, line)
      yield [...days]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([date, lines]) => ({ date, lines }))
    }
  }

  private async *spilled(path: string): AsyncGenerator<string> {
    try {
      yield* createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }

  async close(): Promise<void> {
    if (this.folder !== undefined) await rm(this.folder, { recursive: true, force: true })
  }
}
