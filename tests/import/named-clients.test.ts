/** Columns that name the clients of sales. */
import { expect, test } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Import } from '#schema/import/import'
import { recordedSummary } from '../../service/import/recorded-summary.ts'
import { lineOfSale, saidInLine, saleOfLine } from '../../service/import/records/line.ts'
import { lines, readBytes, sales } from './read-text.ts'

const invoices = lines(
  'Invoice number,Invoice date,Client,Description,Subtotal,GST,Total',
  'INV-1,02/11/2026,Tern,Strategy,4000.00,400.00,4400.00',
  'INV-2,17/11/2026,Marlo Dairy,Review,2000.00,200.00,2200.00',
)

const sample = (cell: string) => ({ row: 2, cell, means: cell })

test('a new layout keeps who a sale was for, beside what was sold', async () => {
  const { rows, decided, mapping } = await readBytes(invoices, {
    isReplay: false,
    answers: { kind: 'sales' },
  })
  expect(sales(rows).map(({ client, item }) => [client, item])).toEqual([
    ['Tern', 'Strategy'],
    ['Marlo Dairy', 'Review'],
  ])
  expect(decided).toMatchObject({ 'client-names': 'yes' })
  expect(mapping.find(({ column }) => column === 'Client')?.role).toBe('client')
})

test('a layout with files on record reads its rows as before', async () => {
  const recall = async () => ({ kind: 'sales' })
  const again = await readBytes(invoices, { isReplay: false, recall })
  expect(sales(again.rows).map(({ client }) => client)).toEqual([undefined, undefined])
  const replayed = await readBytes(invoices, { isReplay: true, answers: { kind: 'sales' } })
  expect(sales(replayed.rows).map(({ client }) => client)).toEqual([undefined, undefined])
})

test('numbers and dates are no names', async () => {
  const numbers = invoices.replace('Tern', '12').replace('Marlo Dairy', '13')
  const { rows } = await readBytes(numbers, { isReplay: false, answers: { kind: 'sales' } })
  expect(sales(rows).map(({ client }) => client)).toEqual([undefined, undefined])
})

test('a line keeps the client, and is the same row whatever was answered about tax', async () => {
  const { rows } = await readBytes(invoices, { isReplay: false, answers: { kind: 'sales' } })
  const [sale] = sales(rows)
  if (!sale) throw new Error('There is no sale.')
  const { content } = lineOfSale(2, sale)
  expect(saleOfLine(content)).toMatchObject({ client: 'Tern', item: 'Strategy', amount: 440_000n })
  expect(saidInLine(content)).toBe(content)
  const { tax: _, ...untaxed } = sale
  const split = lineOfSale(2, { ...untaxed, tax: 40_000n, taxBasis: 'split' }).content
  const told = lineOfSale(2, { ...untaxed, taxBasis: 'with' }).content
  expect(saidInLine(split)).toBe(saidInLine(told))
  expect(saidInLine(split)).not.toBe(saidInLine(lineOfSale(2, { ...untaxed, client: 'Other' }).content))
  const counted = lineOfSale(2, { ...untaxed, taxBasis: 'with', count: 3 }).content
  expect(saleOfLine(counted)).toMatchObject({ client: 'Tern', count: 3, taxBasis: 'with' })
})

test('events keep no names of clients', () => {
  const summary = decodeOrThrow(
    Import,
    {
      importId: '019a9e9e-0000-7000-8000-000000000091',
      file: 'invoices.csv',
      state: 'imported',
      kind: 'sales',
      rows: 2,
      imported: 2,
      duplicates: 0,
      corrected: 0,
      rejected: [],
      questions: [],
      mapping: [
        { role: 'client', column: 'Client', samples: [sample('Tern')] },
        { role: 'item', column: 'Description', samples: [sample('Strategy')] },
      ],
    },
    'A summary',
  )
  expect(recordedSummary(summary).mapping).toEqual([
    { role: 'client', column: 'Client' },
    { role: 'item', column: 'Description', samples: [sample('Strategy')] },
  ])
})
