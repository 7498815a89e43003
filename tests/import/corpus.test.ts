/** Files of every layout with every defect: read correctly or asked about; never a wrong figure without a question. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answers, ColumnQuestion } from '../../service/import/reading/layout.ts'
import { openFile } from '../../service/import/reading/read-file.ts'
import type { ReadRow } from '../../service/import/reading/row-outcome.ts'
import { type Defect, defects, fileOf } from './corpus.ts'
import { type Layout, layouts, type Truth } from './corpus-layouts.ts'
import { usualOptions } from './read-text.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-import-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The answer of somebody who knows the file. */
const answerOf = ({ id, readings }: ColumnQuestion, layout: Layout, defect: Defect): string => {
  const known: Readonly<Record<string, string>> = {
    kind: layout.kind,
    'date-order': defect.style?.date === 'mdy' ? 'month-first' : 'day-first',
    'decimal-mark': defect.style?.mark ?? 'point',
    sign: 'negative-out',
    'tax-included': 'all',
  }
  return known[id] ?? readings[0]?.id ?? ''
}

const readAll = async (path: string, layout: Layout, defect: Defect) => {
  const asked: string[] = []
  let answers: Answers = {}
  for (let round = 0; round < 3; round++) {
    const opened = await openFile(path, { ...usualOptions, answers, isReplay: false })
    if ('questions' in opened) {
      asked.push(...opened.questions.map(({ id }) => id))
      answers = {
        ...answers,
        ...Object.fromEntries(
          opened.questions.map((question) => [question.id, answerOf(question, layout, defect)]),
        ),
      }
      continue
    }
    const rows: ReadRow[] = []
    for await (const batch of opened.rows()) rows.push(...batch)
    return { asked, rows }
  }
  throw new Error(`still asks after ${asked.join(', ')}`)
}

const perDay = (all: readonly (readonly [day: string, cents: bigint])[]) => {
  const days: Record<string, bigint> = {}
  for (const [day, cents] of all) days[day] = (days[day] ?? 0n) + cents
  return days
}

const inBrisbane = ({ date, minutes }: Truth): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + (minutes + 600) * 60_000).toISOString().slice(0, 10)

const expected = (layout: Layout, truth: readonly Truth[]) =>
  perDay(
    truth.map((one) => {
      const day = layout.labels?.some((label) => label.includes('UTC')) ? inBrisbane(one) : one.date
      return [layout.kind === 'books' ? `${day} ${one.direction}` : day, one.cents]
    }),
  )

const found = (rows: readonly ReadRow[]) =>
  perDay(
    rows.flatMap((row): (readonly [string, bigint])[] => {
      if (row.is === 'sale') return [[row.sale.date, row.sale.amount]]
      if (row.is !== 'entries') return []
      return row.entries.map(({ date, direction, amount }) => [`${date} ${direction}`, amount])
    }),
  )

/** A column of tax tells how much of an amount is tax. */
const taxed = /\b(?:tax|taxes|gst)\b|gst_|TaxTotal/i

const mayAsk = (layout: Layout, defect: Defect): readonly string[] => [
  ...(defect.isAmbiguous ? ['date-order'] : []),
  ...(layout.kind === 'sales' && !layout.labels?.some((label) => taxed.test(label)) ? ['tax-included'] : []),
  ...layout.asks,
]

describe.each(layouts.map((layout, at) => ({ layout, at })))('$layout.name', ({ layout, at }) => {
  test.each(defects)('$name', async (defect) => {
    const { bytes, truth } = fileOf(layout, defect, 7 + at * 31)
    const path = join(folder, `${at}-${defects.indexOf(defect)}`)
    await writeFile(path, bytes)
    const { asked, rows } = await readAll(path, layout, defect)
    expect(found(rows)).toEqual(expected(layout, truth))
    expect(rows.filter(({ is }) => is === 'rejected')).toEqual([])
    expect(asked.filter((id) => !mayAsk(layout, defect).includes(id))).toEqual([])
  })
})
