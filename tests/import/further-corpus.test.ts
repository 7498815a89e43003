/** A part of the bench's corpus of further kinds, with seeds that were not used to improve the reader, and what the corpus found. */
import { expect, test } from 'vitest'
import { runFurtherCorpus } from '../import-corpus/further-corpus.ts'
import { lines, readBytes } from './read-text.ts'

test('lists, timesheets, reversals and German tills are read rightly, or something is asked', async () => {
  const { silent, unmapped, files } = await runFurtherCorpus([81, 82])
  expect(silent).toEqual([])
  expect(unmapped.length).toBeLessThan(files / 10)
})

const registered = async (text: string, answers: Readonly<Record<string, string>> = {}) => {
  const { rows, questions } = await readBytes(text, { isReplay: false, answers })
  return {
    asked: questions.map(({ id, readings }) => [id, ...readings.map((one) => one.id)]),
    entries: rows.flatMap((row) =>
      row.is === 'registers' ? row.entries.map(({ amount, isPriced, ends }) => [amount, isPriced, ends]) : [],
    ),
  }
}

test.each([
  ["1'250'000", 125_000_000n, true],
  ['A$1 250 000.00', 125_000_000n, true],
  ['AUD 980,000', 98_000_000n, true],
  ['Expressions of interest', 0n, false],
  ['$900,000 - $950,000', 0n, false],
])('an asking price of %s is read, or not known', async (price, amount, isPriced) => {
  const text = lines(
    'Listings as at 20 November 2026',
    'Address;Vendor;Asking price;Days on market;Status',
    '5 Reef St;V;$700,000.50;12;Active',
    `6 Reef St;W;${price};30;Active`,
  )
  expect((await registered(text)).entries[1]).toEqual([amount, isPriced, undefined])
})

test('leases that end years ahead have their year first where it is the only one near', async () => {
  const roll = (...ends: readonly string[]) =>
    lines(
      'Rent roll as at 20 November 2026',
      'Property,Tenant,Weekly rent,Lease end',
      ...ends.map((end, at) => `${at} Reef St,T${at},500.00,${end}`),
    )
  const first = await registered(roll('27-02-11', '28-08-03', '27-06-19'))
  expect(first).toEqual({
    asked: [],
    entries: [
      [50_000n, true, '2027-02-11'],
      [50_000n, true, '2028-08-03'],
      [50_000n, true, '2027-06-19'],
    ],
  })
  const last = await registered(roll('11/2/27', '13/8/28', '19/6/27'))
  expect(last.entries.map(([, , ends]) => ends)).toEqual(['2027-02-11', '2028-08-13', '2027-06-19'])
  // Both readings are near, so they are asked about.
  expect((await registered(roll('27/02/28', '28/04/27'))).asked).toEqual([
    ['date-order', 'day-first', 'year-first'],
  ])
})
