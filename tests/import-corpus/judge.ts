/** Reads a file like a person who gives the right answers, and compares every row with the truth. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Answers, ColumnQuestion } from '../../service/import/reading/layout.ts'
import { openFile } from '../../service/import/reading/read-file.ts'
import { FileRefused } from '../../service/import/reading/refused.ts'
import type { ReadRow } from '../../service/import/reading/row-outcome.ts'
import { differences, said } from './differences.ts'
import type { BenchFile, Expected } from './file-text.ts'

/** The result for a file. `silent` are values that are wrong without anybody being told. */
export type Verdict = {
  readonly silent: readonly string[]
  /** Rows that were refused although they are correct, or why the file was refused. */
  readonly refused: readonly string[]
  readonly asked: readonly string[]
}

/** The answer of somebody who knows the file; undefined if no reading is right. */
const answerOf = (
  { id, readings, column }: ColumnQuestion,
  { answers, columns, kind, taxed }: BenchFile,
): string | undefined => {
  const asked = columns.find(({ label }) => label.trim() === column)?.field
  // Whether an amount includes tax and tips depends on the column that the question is about.
  const known =
    id === 'tax' && asked
      ? asked === 'net'
        ? 'on-top'
        : 'within'
      : id === 'tip' && asked
        ? asked === 'with-tip'
          ? 'within'
          : 'on-top'
        : id === 'tax-included'
          ? asked === 'net'
            ? 'on-top'
            : (readings.find((reading) => reading.id === answers[id])?.id ??
              (taxed === 'all' ? 'all' : 'some'))
          : answers[id]
  if (known !== undefined) return readings.find((reading) => reading.id === known)?.id
  if (id === 'added') return asked === 'tip' ? 'tips' : 'sold'
  // Without a column of what was paid, a till's amounts are without tax.
  const amounts = ['with-tip', 'whole', 'signed', 'turned']
  const isWithout = !columns.some(({ field }) => amounts.includes(field))
  const fields =
    id === 'date-column'
      ? ['date', 'moment', 'stamp', 'offset']
      : id === 'tax-code-column'
        ? ['code', 'rate']
        : [...amounts, ...(isWithout ? ['net'] : [])]
  return (
    readings.find(({ says }) => {
      const field = columns.find(({ label }) => label.trim() === says)?.field
      return field !== undefined && fields.includes(field)
    })?.id ?? (kind === 'sales' && id === 'refunds' ? 'kept' : undefined)
  )
}

const foundIn = (row: ReadRow): readonly Expected[] => {
  if (row.is === 'sale') {
    const { date, minutes, amount, tax, taxBasis, tip, quantity } = row.sale
    return [
      {
        date,
        cents: amount,
        ...(minutes === undefined ? {} : { minutes }),
        ...(tax === undefined ? {} : { tax }),
        ...(taxBasis === undefined ? {} : { basis: taxBasis }),
        ...(tip === undefined ? {} : { tip }),
        ...(quantity === undefined ? {} : { quantity }),
      },
    ]
  }
  if (row.is !== 'entries') return []
  return row.entries.map(({ date, from, direction, amount, account, hours }) => ({
    date,
    cents: direction === 'out' ? -amount : amount,
    ...(from === undefined ? {} : { from }),
    ...(account === undefined ? {} : { account }),
    ...(hours === undefined ? {} : { hours }),
  }))
}

const compare = (rows: readonly ReadRow[], file: BenchFile): Verdict => {
  const { expected, kind } = file
  const silent: string[] = []
  const refused: string[] = []
  const seen = new Set<number>()
  for (const row of rows) {
    const truth = expected.get(row.row)
    seen.add(row.row)
    if (row.is === 'rejected') {
      if (truth) refused.push(`row ${row.row}: ${row.column} ${row.reason}`)
      continue
    }
    const found = foundIn(row)
    if (!truth) {
      if (found.length > 0) silent.push(`row ${row.row} is no record: ${said(found[0])}`)
    } else if (row.is === 'set-apart') {
      if (truth.length > 0) silent.push(`row ${row.row} is set apart as ${row.why}`)
    } else if ((row.is === 'sale') !== (kind === 'sales')) silent.push(`read as ${row.is}`)
    else if (found.length > truth.length || (found.length < truth.length && truth[0]?.hours === undefined))
      silent.push(`row ${row.row}: ${found.length} of ${truth.length} records`)
    else
      for (const [at, one] of found.entries()) {
        const right = truth[at]
        if (right) silent.push(...differences(one, right, file).map((text) => `row ${row.row}: ${text}`))
      }
  }
  for (const [row, truth] of expected)
    if (!seen.has(row) && truth.length > 0) silent.push(`row ${row} is gone`)
  return { silent, refused, asked: [] }
}

/** Runs `use` with a folder that exists only during the run. */
export const withFolder = async <A>(use: (folder: string) => Promise<A>): Promise<A> => {
  const folder = await mkdtemp(join(tmpdir(), 'jarvin-bench-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The verdict on a file. */
export const judge = async (file: BenchFile, folder: string): Promise<Verdict> => {
  const path = join(folder, 'file')
  await writeFile(path, file.bytes)
  const asked: string[] = []
  let answers: Answers = {}
  try {
    for (let round = 0; round < 4; round++) {
      const opened = await openFile(path, {
        answers,
        timeZone: file.timeZone,
        currency: 'AUD',
        today: decodeOrThrow(IsoDate, '2026-11-22', 'A day'),
      })
      if (!('questions' in opened)) {
        const rows: ReadRow[] = []
        for await (const batch of opened.rows()) rows.push(...batch)
        return { ...compare(rows, file), asked }
      }
      for (const question of opened.questions) {
        const answer = answerOf(question, file)
        asked.push(question.id)
        if (answer === undefined)
          return {
            silent: [],
            refused: [
              `no right answer to ${question.id} of ${question.column}: ${question.readings.map(({ says }) => says).join(' / ')}`,
            ],
            asked,
          }
        answers = { ...answers, [question.id]: answer }
      }
    }
    return { silent: [], refused: ['keeps asking'], asked }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { silent: [], refused: [`the file ${error.message}`], asked }
  }
}
