/** Calculates the effect of a file: its lines by day, those already on record, and the resulting figures. */
import type { Kysely } from 'kysely'
import { type ImportKind, type LikelyTwin, maxListed } from '#schema/import/import'
import { bookedIn, isDoubleEntry } from '../advisor/imported/income-accounts.ts'
import type { Tables } from '../tables.ts'
import { type ChangedDay, changedDay } from './changed-day.ts'
import { collectRows } from './collect-rows.ts'
import { RowOutcomes } from './count-outcomes.ts'
import { countedRows } from './counted-rows.ts'
import { daysWith } from './days-with.ts'
import { sameDebtorsOf } from './debtors/same-debtors.ts'
import { asExported, withoutOriginals } from './export/exported-records.ts'
import { ownSource } from './export/own-columns.ts'
import { readAccounts, withoutAccounts } from './file-accounts.ts'
import { hashOf, sourceAmong } from './file-mapping.ts'
import { NothingToImport } from './file-problem.ts'
import {
  type Counting,
  countChanges,
  countingImports,
  type Place,
  readBlocks,
  recallAnswers,
  toldAnswers,
} from './import.queries.ts'
import { checkLedger } from './ledger-accounts.ts'
import { isSeamWith, othersByAmount, sameNumbers, sameRows, twinsOf } from './likeness.ts'
import { areFurther, movedRecords } from './moved-records.ts'
import { PeriodChecks } from './periods/period-checks.ts'
import type { FileToPlan, Plan } from './plan.ts'
import { openFile } from './reading/read-file.ts'
import { type Block, liveRecords } from './records/blocks.ts'
import type { DayLines } from './records/day-buckets.ts'
import type { Line } from './records/line.ts'
import { type MatchOptions, matchDay } from './records/match-day.ts'
import { RepeatedRows, repeatedQuestion } from './repeated-rows.ts'
import { sameWorkOf } from './same-work.ts'
import { plannedSummary, undecidedSummary } from './summary.ts'

/** Plans a file. `write` receives the blocks of a month; `onRows` the count of rows read. Throws `FileRefused`. */
export const planImport = async (
  db: Kysely<Tables>,
  { importId, file, path, answers, kind }: FileToPlan,
  place: Place,
  {
    write = async () => {},
    onRows = async () => {},
    replayed,
  }: {
    readonly write?: (kind: ImportKind, blocks: readonly Block[]) => Promise<void>
    readonly onRows?: (rows: number) => Promise<void>
    /** When planning an import again: its source, and the imports in effect before it. */
    readonly replayed?: { readonly source: string; readonly imports: readonly Counting[] }
  } = {},
): Promise<Plan> => {
  const basedOn = await countChanges(db)
  const imports = replayed?.imports ?? (await countingImports(db))
  let labels: string | undefined
  const opened = await openFile(path, {
    kind,
    answers,
    isReplay: replayed !== undefined,
    recall: async (found) => {
      labels = hashOf(found)
      return recallAnswers(db, labels)
    },
    ...place,
  })
  if ('questions' in opened)
    return { basedOn, summary: undecidedSummary({ importId, file }, opened.questions) }
  const source = replayed?.source ?? sourceAmong(opened, labels, imports)
  const hasEarlier = imports.some((one) => one.source === source)
  const reading = await collectRows(opened, hasEarlier, onRows)
  try {
    if (reading.records === 0) throw new NothingToImport(reading.rejected)
    const ids = imports.map(({ id }) => id)
    const names = new Map(imports.map(({ id, summary }) => [id, summary.file]))
    const outcomes = new RowOutcomes(reading)
    const [days, twins, unclear]: [ChangedDay[], LikelyTwin[], Line[]] = [[], [], []]
    const sameWork =
      sameWorkOf(opened.kind, source, answers, reading, replayed !== undefined) ??
      sameDebtorsOf(opened.kind, answers)
    const hasFurther = areFurther(answers, opened.decided)
    const moved = await movedRecords(db, opened.kind, source, imports, reading, hasFurther)
    const repeated = new RepeatedRows(opened.kind)
    const periods = new PeriodChecks(opened.kind, names, opened.layout !== undefined)
    const { counts, checks } = await countedRows(reading.buckets, answers, opened)
    const planDay = ({ date, lines: all }: DayLines, before: readonly Block[]): Block => {
      const live = liveRecords(before)
      const counted = all.filter(counts)
      repeated.addDay(counted)
      for (const line of all)
        if (!counts(line)) {
          outcomes.add(line.row, 'same')
          reading.leaveOut(line, opened.kind)
        }
      const answer = answers['same-rows']
      const options: MatchOptions = {
        kind: opened.kind,
        date,
        source,
        edgeIds: reading.edgeIds,
        hasUniqueIds: reading.hasUniqueIds,
        isSeam: isSeamWith(date, reading, imports, source),
        moved: moved.from,
        unclearAre: answer === 'same' || answer === 'further' ? answer : sameWork?.equalRows,
      }
      const known = source === ownSource ? live.map(asExported) : live
      const left = moved.gone.get(date) ?? []
      const found = matchDay(counted, before, known, options)
      const settled = sameWork?.settle(counted, found, known, left)
      const { lines, leftOut } = settled ?? { lines: counted, leftOut: [] }
      for (const line of leftOut) {
        outcomes.add(line.row, 'same')
        reading.leaveOut(line, opened.kind)
      }
      const matched = source === ownSource ? withoutOriginals(settled ?? found) : (settled ?? found)
      unclear.push(...matched.unclear)
      periods.addDay(date, lines, matched, live)
      const others = othersByAmount(live, source)
      for (const [at, outcome] of matched.outcomes.entries()) {
        const line = lines[at]
        if (!line) continue
        outcomes.add(line.row, outcome)
        // Two people often work equally long on a day.
        if (!sameWork && outcome === 'new' && twins.length < maxListed)
          twins.push(...twinsOf(line, date, others, names))
      }
      const gone = [...left, ...(settled?.gone ?? [])]
      const block = { importId, date, source, entries: [...gone, ...matched.entries] }
      if (gone.length > 0 || matched.outcomes.some((outcome) => outcome !== 'same'))
        days.push(changedDay(importId, opened.kind, date, liveRecords([...before, block])))
      return block
    }
    const planned = new Set<string>()
    for await (const month of reading.buckets.byMonth()) {
      const dates = month.map(({ date }) => date)
      for (const date of dates) planned.add(date)
      const before = await readBlocks(db, opened.kind, dates, ids)
      await write(
        opened.kind,
        month.map((day) => planDay(day, before.get(day.date) ?? [])),
      )
    }
    // Days that lose records to another day, without rows in the file.
    const left = [...moved.gone.keys()].filter((date) => !planned.has(date))
    const before = await readBlocks(db, opened.kind, left, ids)
    await write(
      opened.kind,
      left.map((date) => planDay({ date, lines: [] }, before.get(date) ?? [])),
    )
    // A replayed import was recorded with its answer.
    const pasted = replayed || answers[repeatedQuestion] !== undefined ? undefined : repeated.question()
    const again = replayed ? undefined : await periods.question(db, answers)
    const summed = replayed ? undefined : checks.question
    // A file that was pasted twice, or has totals, has too much time before that is answered.
    if (!pasted && !summed && !replayed) checks.checkLength()
    const worked = replayed ? undefined : sameWork?.question()
    const ofRows = [
      ...(pasted ? [pasted] : []),
      ...(summed ? [summed] : []),
      ...(again ? [again] : []),
      ...(worked ? [worked] : []),
      ...(unclear.length > 0 && !worked ? [sameRows(unclear, opened.kind)] : []),
      ...(moved.unclear.length > 0 && answers['same-numbers'] !== 'moved'
        ? [sameNumbers(moved.unclear)]
        : []),
    ]
    const all = opened.kind !== 'books' || replayed ? undefined : await daysWith(db, days)
    const isLedger = all !== undefined && isDoubleEntry(bookedIn(all))
    checkLedger(opened, isLedger)
    const told = all ? await toldAnswers(db) : []
    const accounts = all && readAccounts({ reading, imports, told, answers, days: all, open: ofRows.length })
    const questions = accounts?.question ? [...ofRows, accounts.question] : ofRows
    const summary = plannedSummary({ importId, file }, opened, reading, {
      outcomes,
      twins,
      questions,
      currency: place.currency,
      repeatedRows: repeated.count,
      accounts: accounts?.summary,
      isLedger,
    })
    if (questions.length > 0) return { basedOn, summary }
    return {
      basedOn,
      summary,
      facts: {
        kind: opened.kind,
        source,
        ...(labels && { labels }),
        answers: { ...withoutAccounts(opened.decided), ...accounts?.decided },
        days,
      },
    }
  } finally {
    await reading.buckets.close()
  }
}
