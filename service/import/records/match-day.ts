/**
 * Finds the lines of a file that are already on record. Lines with the source's own number are matched by it.
 * Lines without are matched as runs: rows of a day that two files share have the same order in both. If
 * neither proves it, the user is asked.
 */
import type { ImportKind } from '#schema/import/import'
import type { Entry, LiveRecord } from './blocks.ts'
import { keyOf } from './blocks.ts'
import { centsOfLine, type Line, saidInLine } from './line.ts'
import { numberOf } from './line-number.ts'
import { subjectOfLine } from './line-subject.ts'

/** Outcome of a line. */
export type LineOutcome = 'new' | 'same' | 'corrected'

export type MatchedDay = {
  readonly entries: readonly Entry[]
  /** Outcome by line index. */
  readonly outcomes: readonly LineOutcome[]
  /** Lines that equal records of the day, without proof that they are the same. */
  readonly unclear: readonly Line[]
}

export type MatchOptions = {
  readonly kind: ImportKind
  readonly date: string
  readonly source: string
  /** Numbers of the file's first and last rows, whose orders may have been cut. */
  readonly edgeIds: ReadonlySet<string>
  /** True if numbers are unique in the file, so that each identifies one record. */
  readonly hasUniqueIds: boolean
  /** True if this is the only day that the file shares with existing records, at an end of both. */
  readonly isSeam: boolean
  /** Records on other days whose number repeats on this one. */
  readonly moved: ReadonlyMap<string, LiveRecord>
  /** Answer to the question about unclear lines. */
  readonly unclearAre: 'same' | 'further' | undefined
}

/** Assigns marks that no record of the day has. */
const marker = (date: string, blocks: readonly { readonly entries: readonly Entry[] }[]) => {
  const used = new Set(blocks.flatMap(({ entries }) => entries.map(keyOf)))
  const next = new Map<string, number>()
  return (line: Line): string => {
    const about = line.id ?? saidInLine(line.content)
    for (let count = next.get(about) ?? 0; ; count++) {
      const mark = line.id === null ? String(count) : `${date}.${count}`
      const key = keyOf({ ...line, mark })
      if (used.has(key)) continue
      used.add(key)
      next.set(about, count + 1)
      return mark
    }
  }
}

const grouped = <A>(all: readonly A[], keyOfOne: (one: A) => string): ReadonlyMap<string, A[]> => {
  const groups = new Map<string, A[]>()
  for (const one of all) {
    const key = keyOfOne(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

const isBelowZero = (content: string): boolean => centsOfLine(content) < 0n

/** Pairs the lines of a number with the records that they correct. */
const pairCorrections = (
  lines: readonly Line[],
  records: LiveRecord[],
  { kind, hasUniqueIds, edgeIds }: MatchOptions,
): ReadonlyMap<Line, LiveRecord> => {
  const pairs = new Map<Line, LiveRecord>()
  const take = (line: Line, fits: (record: LiveRecord) => boolean): void => {
    const at = records.findIndex(
      (record) => isBelowZero(record.content) === isBelowZero(line.content) && fits(record),
    )
    const [found] = at < 0 ? [] : records.splice(at, 1)
    if (found) pairs.set(line, found)
  }
  for (const line of lines) {
    const subject = subjectOfLine(line.content, kind)
    take(line, ({ content }) => subjectOfLine(content, kind) === subject)
  }
  // At either end of a file, an order may be incomplete, so another item there is an additional line.
  for (const line of lines)
    if (!pairs.has(line) && (hasUniqueIds || !edgeIds.has(line.id ?? ''))) take(line, () => true)
  return pairs
}

/** The longest run that ends one list and starts the other, or one list inside the other. */
const sharedRun = (
  before: readonly string[],
  after: readonly string[],
): { readonly from: number; readonly length: number } => {
  let best = { from: 0, length: 0 }
  // `shift` is the offset of `after` against `before`.
  for (let shift = -after.length + 1; shift < before.length; shift++) {
    const from = Math.max(0, -shift)
    const to = Math.min(after.length, before.length - shift)
    if (to - from <= best.length) continue
    let at = from
    while (at < to && before[at + shift] === after[at]) at += 1
    if (at === to) best = { from, length: to - from }
  }
  return best
}

/** Number of lines in both lists, counting repeats. */
const commonCount = (before: readonly string[], after: readonly string[]): number => {
  const left = new Map<string, number>()
  for (const one of before) left.set(one, (left.get(one) ?? 0) + 1)
  let common = 0
  for (const one of after) {
    const count = left.get(one) ?? 0
    if (count > 0) {
      common += 1
      left.set(one, count - 1)
    }
  }
  return common
}

type Overlap = 'none' | 'same' | 'further' | 'unclear'

/** Overlap of lines without numbers with the recorded ones of the same day. */
export const overlapOf = (before: readonly string[], after: readonly string[], isSeam: boolean): Overlap => {
  const common = commonCount(before, after)
  if (common === 0) return 'none'
  if (common === before.length && common === after.length) return 'same'
  const run = [after, after.toReversed()]
    .map((order) => ({ order, ...sharedRun(before, order) }))
    .reduce((one, other) => (other.length > one.length ? other : one))
  const contents = new Set(run.order.slice(run.from, run.from + run.length))
  // A run with all equal lines that is not just one repeated line is no coincidence.
  if (run.length === common && contents.size > 1) return 'same'
  return run.length === 0 && isSeam ? 'further' : 'unclear'
}

/** Matches the lines of a day with its records. `blocks` are all of the day in effect. */
export const matchDay = (
  lines: readonly Line[],
  blocks: readonly { readonly entries: readonly Entry[]; readonly source: string }[],
  live: readonly LiveRecord[],
  options: MatchOptions,
): MatchedDay => {
  const own = live.filter(({ source }) => source === options.source)
  const markOf = marker(
    options.date,
    blocks.filter(({ source }) => source === options.source),
  )
  const matched = new Map<Line, { readonly outcome: LineOutcome; readonly mark: string }>()
  const recordsById = grouped(
    own.filter(({ id }) => id !== null),
    ({ id }) => id ?? '',
  )
  const numbered = lines.filter(({ id }) => id !== null)
  if (recordsById.size > 0)
    for (const [id, group] of grouped(numbered, ({ id }) => id ?? '')) {
      const left = [...(recordsById.get(id) ?? [])]
      for (const line of group) {
        const at = left.findIndex(({ content }) => content === line.content)
        const [found] = at < 0 ? [] : left.splice(at, 1)
        if (found) matched.set(line, { outcome: 'same', mark: found.mark })
      }
      const rest = group.filter((line) => !matched.has(line))
      for (const [line, record] of pairCorrections(rest, left, options))
        matched.set(line, { outcome: 'corrected', mark: record.mark })
    }
  for (const line of numbered) {
    const earlier = options.moved.get(numberOf(line.id ?? '', line.content))
    if (earlier && !matched.has(line)) matched.set(line, { outcome: 'corrected', mark: earlier.mark })
  }
  const plain = lines.filter(({ id }) => id === null)
  const plainRecords = own.filter(({ id }) => id === null)
  const overlap = overlapOf(
    plainRecords.map(({ content }) => saidInLine(content)),
    plain.map(({ content }) => saidInLine(content)),
    options.isSeam,
  )
  const isSame = overlap === 'same' || (overlap === 'unclear' && options.unclearAre !== 'further')
  const left = grouped(plainRecords, ({ content }) => saidInLine(content))
  const unclear: Line[] = []
  for (const line of plain) {
    const record = left.get(saidInLine(line.content))?.shift()
    if (!record) continue
    const outcome = record.content === line.content ? 'same' : 'corrected'
    if (overlap === 'unclear' && options.unclearAre === undefined) unclear.push(line)
    if (isSame) matched.set(line, { outcome, mark: record.mark })
  }
  const entries = lines.map((line): Entry => ({ ...line, mark: matched.get(line)?.mark ?? markOf(line) }))
  return { entries, outcomes: lines.map((line) => matched.get(line)?.outcome ?? 'new'), unclear }
}
