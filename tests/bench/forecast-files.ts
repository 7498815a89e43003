/** Reads weekly series in the layout of the public M4 competition: one CSV for training, one for testing. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WeeklySeries } from '../../service/advisor/forecast/weekly-series.ts'

/** A series to learn from, and the weeks that came after it. */
export type NamedSeries = {
  readonly name: string
  readonly train: WeeklySeries
  readonly test: readonly number[]
}

/** Rows by id. Cells after the last value are empty; NA is a week that is not on record. A header has no numbers. */
const readRows = (text: string): ReadonlyMap<string, WeeklySeries> => {
  const rows = text
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
    .filter(([id]) => id !== '')
  const isHeader = ([, ...cells]: readonly string[]): boolean =>
    cells.every((cell) => Number.isNaN(Number.parseFloat(cell)))
  return new Map(
    rows.slice(rows[0] && isHeader(rows[0]) ? 1 : 0).map(([id = '', ...cells]) => {
      const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
      const values = filled.map((cell) => (cell === 'NA' || cell === '' ? null : Number(cell)))
      if (values.length === 0 || values.some(Number.isNaN))
        throw new Error(`Row ${id} is not a row of numbers`)
      return [id, values]
    }),
  )
}

/** Series of a training and a testing file, in the order of the training file. */
export const readCompetition = (trainText: string, testText: string): readonly NamedSeries[] => {
  const tests = readRows(testText)
  const series = [...readRows(trainText)].map(([name, train]) => {
    const test = tests.get(name)?.map((value) => value ?? Number.NaN)
    if (test === undefined || test.some(Number.isNaN)) throw new Error(`${name} has no whole row for testing`)
    return { name, train, test }
  })
  if (series.length === 0) throw new Error('There are no series in the files')
  return series
}

/** Series of a folder with one CSV file that has "train" in its name, and one with "test". */
export const readCompetitionFolder = async (folder: string): Promise<readonly NamedSeries[]> => {
  const names = (await readdir(folder)).filter((name) => /\.csv$/i.test(name))
  const textOf = async (word: string): Promise<string> => {
    const found = names.filter((name) => name.toLowerCase().includes(word))
    if (found[0] === undefined || found.length > 1)
      throw new Error(`${folder} has ${found.length} CSV files with "${word}" in their names, not one`)
    return await readFile(join(folder, found[0]), 'utf8')
  }
  return readCompetition(await textOf('train'), await textOf('test'))
}
