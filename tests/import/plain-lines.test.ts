/** Text without quotation marks is split without the parser, and must give the same cells. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { delimitedTable } from '../../service/import/reading/delimited-rows.ts'
import { ownText } from '../../service/import/reading/plain-lines.ts'
import { FileRefused } from '../../service/import/reading/refused.ts'
import { diceOf } from '../import-corpus/dice.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jarvin-lines-'))
})
afterAll(() => rm(folder, { recursive: true }))

const rowsOf = async (text: string | Buffer) => {
  const path = join(folder, 'file')
  await writeFile(path, text)
  const rows: (readonly string[])[] = []
  for await (const batch of (await delimitedTable(path)).rows())
    rows.push(...batch.map(({ row, cells }) => [String(row), ...cells]))
  return rows
}

/** Rows as the parser finds them. */
const parsed = (text: string) => {
  const records: string[][] = parse(text, { relax_column_count: true, trim: true })
  return records.flatMap((cells, at) => {
    const trimmed = cells.map((cell) => cell.trim())
    return trimmed.every((cell) => cell === '') ? [] : [[String(at + 1), ...trimmed]]
  })
}

const head = 'Date,Item,Total\n2026-11-03,Loaf,5.00\n2026-11-04,Loaf,5.00\n'

describe('text without quotation marks', () => {
  test.each(Array.from({ length: 60 }, (_, at) => at + 1))(
    'is split as by the parser, seed %i',
    async (seed) => {
      const dice = diceOf(seed)
      const end = dice.pick(['\n', '\r\n', '\r'])
      const cell = () =>
        dice.pick(['5.00', ' Loaf', 'Crème ', '', '\t', '2026-11-03', '😀', 'a\rb', "O'Neil", '\u00a0x'])
      const lines = Array.from({ length: dice.int(1, 40) }, () =>
        Array.from({ length: dice.int(1, 5) }, cell).join(','),
      )
      const text = head.replaceAll('\n', end) + lines.join(end) + (dice.chance(0.5) ? end : '')
      expect(await rowsOf(text)).toEqual(parsed(text))
    },
  )

  test('is split as by the parser where lines end within a chunk, and quotes come late', async () => {
    const line = (at: number) => `2026-11-03,Loaf number ${at},5.00`
    const plain = Array.from({ length: 30_000 }, (_, at) => line(at)).join('\r\n')
    const text = `${head.replaceAll('\n', '\r\n')}${plain}\r\n2026-11-05,"Loaf, ""large""\nand more",6.00\r\n${line(1)}\r\n`
    const rows = await rowsOf(text)
    expect(rows).toEqual(parsed(text))
    expect(rows.at(-2)).toEqual(['30004', '2026-11-05', 'Loaf, "large"\nand more', '6.00'])
  })
})

describe('a row that is too long is refused by its number', () => {
  test.each(['5'.repeat(300_000), `${'5'.repeat(300_000)}\n`])('%#', async (long) => {
    await expect(rowsOf(`${head}2026-11-03,Loaf,${long}`)).rejects.toMatchObject({ row: 4 })
  })

  test('also behind a late quotation mark', async () => {
    const plain = `${head}${'2026-11-03,Loaf,5.00\n'.repeat(20_000)}`
    const error = await rowsOf(`${plain}2026-11-03,"Loaf,5.00\n`).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(FileRefused)
    expect(error).toMatchObject({ row: 20_004 })
  })
})

test('a text of its own is the same text', () => {
  expect(['short', 'a text that is longer than that', '\ud800 half a character'].map(ownText)).toEqual([
    'short',
    'a text that is longer than that',
    '\ud800 half a character',
  ])
})
