/** Workbooks, and files that are refused as a whole. */
import { utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { readBytes, sales } from './read-text.ts'

const workbook = (sheets: Readonly<Record<string, readonly (readonly unknown[])[]>>): Buffer => {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), name)
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

const sheet = [
  ['Date', 'Order no', 'Total'],
  [new Date(Date.UTC(2026, 10, 3)), 1, 14.5],
  [new Date(Date.UTC(2026, 10, 4)), 2, 0.1 + 0.2],
]

describe('a workbook', () => {
  test('has dates and amounts without doubt', async () => {
    const { questions, rows } = await readBytes(workbook({ Sales: sheet, Notes: [] }))
    expect(questions).toEqual([])
    expect(sales(rows).map(({ date, amount, id }) => [date, amount, id])).toEqual([
      ['2026-11-03', 1450n, '1'],
      ['2026-11-04', 30n, '2'],
    ])
  })

  test('with several tables asks which', async () => {
    const book = workbook({ October: sheet, November: sheet })
    const { questions } = await readBytes(book)
    expect(questions.map(({ id, readings }) => [id, readings.map(({ says }) => says)])).toEqual([
      ['sheet', ['October', 'November']],
    ])
    const { rows } = await readBytes(book, { answers: { sheet: 'sheet-2' } })
    expect(sales(rows)).toHaveLength(2)
  })

  test('that is damaged is refused', async () => {
    const book = workbook({ Sales: sheet })
    await expect(readBytes(book.subarray(0, 900))).rejects.toThrow('damaged workbook')
    const torn = Buffer.from(book)
    torn.writeUInt8(torn.readUInt8(60) ^ 1, 60)
    await expect(readBytes(torn)).rejects.toThrow('damaged workbook')
  })
})

describe('a file is refused', () => {
  test.each([
    ['', 'is empty'],
    ['Date,Order no,Total\n', 'no rows below'],
    ['just some words\nand more of them\n', 'has no columns'],
    ['Name,Order no,Total\nJo,1,5.00\n', 'no column of dates'],
    ['Date,Order no,Item\n2026-11-03,1,Loaf\n', 'no column of amounts'],
    ['Date,Order no,Total\n2026-11-03,1,"5.00\n', 'never closed'],
    [`Date,Order no,Total\n2026-11-03,1,${'5'.repeat(300_000)}\n`, 'characters'],
    [`Date,Total,${'x,'.repeat(10_000)}\n2026-11-03,5.00\n`, 'columns'],
    [Buffer.from('Date,Total\n2026-11-03,5\u0000.00\n'), 'zero byte'],
    [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel format'],
    [Buffer.from('%PDF-1.7\n'), 'PDF'],
  ])('%#', async (bytes, reason) => {
    await expect(readBytes(bytes)).rejects.toThrow(reason)
  })

  test('in all but its good rows when its quotes are wrong', async () => {
    await expect(readBytes('Date,Order no,Total\n2026-11-03,1,"5".00\n')).rejects.toThrow('quotation mark')
  })
})
