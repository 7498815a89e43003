/**
 * Time of people and days that are on record already (decision 779). Rows that match are counted once; what is left on
 * record beside them may be an earlier state of the same day, so it is asked.
 */
import type { ImportAnswers, ImportKind, ImportQuestion } from '#schema/import/import'
import { ownSource } from './export/own-columns.ts'
import { FileRefused } from './reading/refused.ts'
import { type Entry, keyOf, type LiveRecord, removalOf } from './records/blocks.ts'
import type { Line } from './records/line.ts'
import type { MatchedDay } from './records/match-day.ts'
import { settledKeys } from './records/settled-keys.ts'
import { sizeText, workOfLine } from './records/work-line.ts'

/** Id of the question, which is about one file only. */
export const sameWorkQuestion = 'same-work'

/** Parts of a name, and its initials: the same person may be "Roth, Mia", "mia.roth@…" or "MR". */
const partsOf = (person: string): ReadonlySet<string> => {
  const parts = person
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
  const initials = parts.map(([first = '']) => first)
  const names = parts.filter((part) => part.length > 1)
  return new Set([...names, initials.join(''), initials.toReversed().join('')])
}

const sharesPart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].some((part) => other.has(part))

type Named = { readonly person: string | undefined }

/** For each person of one list, whether the other list has the same one. A row without a person may be of anybody. */
const among = (others: readonly Named[]): ((one: Named) => boolean) => {
  const people = [...new Set(others.map(({ person }) => person))]
  const parts = people.map((person) => (person === undefined ? undefined : partsOf(person)))
  const known = new Map<string | undefined, boolean>()
  return ({ person }) => {
    const before = known.get(person)
    if (before !== undefined) return before
    const own = person === undefined ? undefined : partsOf(person)
    const is = parts.some((other) => own === undefined || other === undefined || sharesPart(own, other))
    known.set(person, is)
    return is
  }
}

type Answer = 'replaced' | 'left-out' | 'further'

const answerIn = (answers: ImportAnswers): Answer | undefined => {
  const answer = answers[sameWorkQuestion]
  return answer === 'replaced' || answer === 'left-out' || answer === 'further' ? answer : undefined
}

/** What a file says about the time of a day, once it is settled what is on record already. */
export type SettledDay = MatchedDay & {
  /** Entries that remove records. */
  readonly gone: readonly Entry[]
  /** Lines that count; those left out are the same as records. */
  readonly lines: readonly Line[]
  readonly leftOut: readonly Line[]
}

const shown = 3

/** Settles one day after the other. */
export class SameWork {
  private readonly source: string
  private readonly answer: Answer | undefined
  private readonly samples: { readonly row: number; readonly cell: string; readonly means: string }[] = []
  private hasOwn = false
  private hasOthers = false

  /** Rows that equal records, if what the file says replaces what is on record. */
  get equalRows(): 'same' | undefined {
    return this.answer === 'replaced' ? 'same' : undefined
  }

  constructor(source: string, answers: ImportAnswers) {
    this.source = source
    this.answer = answerIn(answers)
  }

  /** `moved` are the entries that already remove records of the day. */
  settle(
    lines: readonly Line[],
    matched: MatchedDay,
    live: readonly LiveRecord[],
    moved: readonly Entry[],
  ): SettledDay {
    const as = { ...matched, lines, gone: [], leftOut: [] }
    const settled = settledKeys(matched, moved)
    const left = live.filter((record) => record.source !== this.source || !settled.has(keyOf(record)))
    if (left.length === 0 || lines.length === 0) return as
    const work = lines.map(({ content }) => workOfLine(content))
    const isInFile = among(work)
    const earlier = left.filter(({ content }) => isInFile(workOfLine(content)))
    if (earlier.length === 0) return as
    const isOwn = ({ source }: LiveRecord) => source === this.source && source !== ownSource
    const own = earlier.filter(isOwn)
    const others = earlier.filter((record) => !isOwn(record))
    // A layout that repeats rows of another one is asked about; one that only adds a person's further day is not.
    const isOnRecord = among(earlier.map(({ content }) => workOfLine(content)))
    const isFresh = (at: number) => matched.outcomes[at] === 'new' && work[at] !== undefined
    const doubtful = lines.flatMap((line, at) => {
      const entry = work[at]
      return isFresh(at) && entry && isOnRecord(entry) ? [line] : []
    })
    if (own.length > 0) this.hasOwn = true
    if (others.length > 0 && doubtful.length > 0) this.hasOthers = true
    this.show(doubtful.length > 0 ? doubtful : lines.slice(0, 1), earlier)
    if (this.answer === 'replaced') return { ...as, gone: own.map(removalOf) }
    if (this.answer !== 'left-out') return as
    const out = new Set(doubtful)
    const kept = lines.map((line) => !out.has(line))
    return {
      gone: [],
      unclear: matched.unclear,
      lines: lines.filter((_, at) => kept[at]),
      entries: matched.entries.filter((_, at) => kept[at]),
      outcomes: matched.outcomes.filter((_, at) => kept[at]),
      leftOut: doubtful,
    }
  }

  private show(lines: readonly Line[], [record]: readonly LiveRecord[]): void {
    const [line] = lines
    if (!line || !record || this.samples.length >= shown) return
    const { date, person } = workOfLine(line.content)
    this.samples.push({
      row: line.row,
      cell: [date, person].filter((part) => part !== undefined).join(', '),
      means: `${sizeText(line.content, 'timesheets')}, and ${sizeText(record.content, 'timesheets')} on record`,
    })
  }

  /** Asks about time that is left on record beside that of the file; undefined if it is answered or there is none. */
  question(): ImportQuestion | undefined {
    if (!this.hasOwn && !this.hasOthers) return undefined
    if (this.answer === 'further') return undefined
    const wanted: Answer = this.hasOthers ? 'left-out' : 'replaced'
    if (this.answer === wanted) return undefined
    const says = {
      replaced: 'This file has those days in full: it replaces what is on record for them',
      'left-out': 'The same work: keep what is on record, and leave these rows out',
      further: 'More work on the same days: count both',
    }
    return {
      id: sameWorkQuestion,
      column: 'Whole rows',
      readings: ([wanted, 'further'] as const).map((id) => ({ id, says: says[id], rows: this.samples })),
    }
  }
}

/** For a file of timesheets. Refuses numbers that repeat: which rows on record they correct would be unclear. */
export const sameWorkOf = (
  kind: ImportKind,
  source: string,
  answers: ImportAnswers,
  { hasUniqueIds }: { readonly hasUniqueIds: boolean },
  isReplay: boolean,
): SameWork | undefined => {
  if (kind !== 'timesheets') return undefined
  if (!hasUniqueIds && source !== ownSource && !isReplay)
    throw new FileRefused(
      'has one number for several rows, so it is unclear which rows on record they correct',
    )
  return new SameWork(source, answers)
}
