/** Files of further kinds with the defects of the corpus, read as by a person who gives the right answers, and judged row by row. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { Answers } from '../../service/import/reading/layout.ts'
import { openFile } from '../../service/import/reading/read-file.ts'
import { FileRefused } from '../../service/import/reading/refused.ts'
import type { CorpusResult } from './corpus.ts'
import { diceOf } from './dice.ts'
import { bytesOf, textOf } from './file-text.ts'
import { furtherLayouts } from './further-kinds.ts'
import { type FurtherLayout, foundInRow } from './further-rows.ts'
import { withFolder } from './judge.ts'
import { styleOf } from './style.ts'

/** Defects that such files can have. */
const furtherDefects = [
  'none',
  'day or month first',
  'comma before the cents',
  'parentheses',
  'UTF-16',
  'notes',
] as const

const fileOf = (layout: FurtherLayout, defect: (typeof furtherDefects)[number], seed: number) => {
  const dice = diceOf(seed)
  const style = styleOf(dice, {
    ...(defect === 'comma before the cents' ? { mark: 'comma' } : {}),
    ...(defect === 'parentheses' ? { negative: 'parentheses' } : {}),
    ...(defect === 'day or month first' ? { date: dice.pick(['dmy/', 'd/m/yy', 'mdy/', 'm/d/yy']) } : {}),
  })
  const rows = Array.from({ length: dice.int(6, 40) }, (_, at) => layout.row(dice, at, style))
  const above = [
    ...(layout.title ? [[layout.title]] : []),
    ...(defect === 'notes' ? [['Larkin Street Pty Ltd'], ['']] : []),
  ]
  const lines = [...above, layout.labels, ...rows.map(({ cells }) => cells)]
  const { date, mark } = style
  const answers: Answers = {
    'date-order': date.startsWith('yy')
      ? 'year-first'
      : date.startsWith('m') && !date.startsWith('mmm')
        ? 'month-first'
        : 'day-first',
    'decimal-mark': mark,
    ...layout.answers,
  }
  const first = above.length + 2
  return {
    name: `${layout.name}, ${defect}, seed ${seed}`,
    bytes: bytesOf(
      dice,
      textOf(
        dice,
        lines.map((cells) => ({ cells })),
        style,
      ),
      defect === 'UTF-16',
    ),
    truth: new Map(rows.map(({ truth }, at) => [first + at, truth])),
    answers,
  }
}

type Judged = {
  readonly silent: readonly string[]
  readonly refused: readonly string[]
  readonly asked: number
}

const judge = async (
  { bytes, truth, answers }: ReturnType<typeof fileOf>,
  folder: string,
): Promise<Judged> => {
  const path = join(folder, 'further')
  await writeFile(path, bytes)
  let [given, asked]: [Answers, number] = [{}, 0]
  try {
    for (let round = 0; round < 5; round++) {
      const opened = await openFile(path, {
        answers: given,
        timeZone: 'Australia/Brisbane',
        currency: 'AUD',
        today: decodeOrThrow(IsoDate, '2026-11-22', 'A day'),
      })
      if (!('questions' in opened)) {
        const [silent, refused, seen]: [string[], string[], Set<number>] = [[], [], new Set()]
        for await (const batch of opened.rows())
          for (const row of batch) {
            const right = truth.get(row.row)
            const found = foundInRow(row)
            seen.add(row.row)
            if (row.is === 'rejected') refused.push(`row ${row.row}: ${row.column} ${row.reason}`)
            else if (found !== right) silent.push(`row ${row.row}: ${found} for ${right}`)
          }
        for (const row of truth.keys()) if (!seen.has(row)) silent.push(`row ${row} is gone`)
        return { silent, refused, asked }
      }
      for (const { id, readings } of opened.questions) {
        const answer = readings.find((reading) => reading.id === answers[id])?.id
        asked += 1
        if (answer === undefined) return { silent: [], refused: [`no right answer to ${id}`], asked }
        given = { ...given, [id]: answer }
      }
    }
    return { silent: [], refused: ['keeps asking'], asked }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    return { silent: [], refused: [`the file ${error.message}`], asked }
  }
}

/** Judges the files of these seeds. */
export const runFurtherCorpus = (seeds: readonly number[]): Promise<CorpusResult> =>
  withFolder(async (folder) => {
    const [silent, unmapped]: [string[], string[]] = [[], []]
    let [files, questions] = [0, 0]
    for (const seed of seeds)
      for (const [at, layout] of furtherLayouts.entries())
        for (const [place, defect] of furtherDefects.entries()) {
          const file = fileOf(layout, defect, seed * 100_019 + at * 101 + place)
          const verdict = await judge(file, folder)
          files += 1
          questions += verdict.asked
          const [wrong] = verdict.silent
          if (wrong) silent.push(`${file.name}: ${wrong}`)
          const [first] = [...verdict.refused, ...verdict.silent]
          if (first) unmapped.push(`${file.name}: ${first}`)
        }
    return { files, layouts: furtherLayouts.length, silent, unmapped, questions }
  })
