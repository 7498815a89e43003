/** What the next file of a layout takes over from earlier ones: what was proven or answered, and nothing else. */
import { expect, test } from 'vitest'
import { lines, readBytes, sales } from './read-text.ts'

const labels = 'Date,Receipt,Total'
const file = (...dates: readonly string[]) =>
  lines(labels, ...dates.map((date, at) => `${date},${at + 1},5.50`))

/** Reads files one after another, each with what was decided for the earlier ones. */
const readInTurn = async (
  ...files: readonly { readonly text: string; readonly answers?: { readonly [id: string]: string } }[]
) => {
  let recalled = {}
  let last = await readBytes('Date,Total\n2026-11-03,1\n')
  for (const { text, answers = {} } of files) {
    last = await readBytes(text, { answers, recall: async () => recalled })
    recalled = last.decided
  }
  return { asks: last.questions.map(({ id }) => id), dates: sales(last.rows).map(({ date }) => date) }
}

const open = { text: file('03/04/2026', '04/05/2026') }

test.each([
  ['ISO dates', file('2026-04-03', '2026-05-25')],
  ['months in letters', file('3 Apr 2026', '25 May 2026')],
  ['the same day and month', file('04/04/2026', '05/05/2026')],
])('%s prove no order of day and month', async (_name, text) => {
  expect((await readInTurn({ text }, open)).asks).toEqual(['date-order'])
})

test('a day above 12 proves the order for the next file, also over one that proves nothing', async () => {
  const proof = { text: file('25/03/2026', '03/04/2026') }
  const iso = { text: file('2026-04-03') }
  expect(await readInTurn(proof, iso, open)).toEqual({ asks: [], dates: ['2026-04-03', '2026-05-04'] })
})

test('an answer holds for later files until one of them proves the contrary; then it is asked each time', async () => {
  const answered = { ...open, answers: { 'date-order': 'day-first' } }
  expect((await readInTurn(answered, open)).dates).toEqual(['2026-04-03', '2026-05-04'])
  const american = { text: file('03/25/2026') }
  expect((await readInTurn(answered, american, open)).asks).toEqual(['date-order'])
  expect((await readInTurn(answered, american, american, open)).asks).toEqual(['date-order'])
})

test('an earlier answer does not decide a file that it cannot wholly read', async () => {
  const answered = { ...open, answers: { 'date-order': 'day-first' } }
  expect((await readInTurn(answered, { text: file('03/04/2026', '04/25/2026', '25/04/2026') })).asks).toEqual(
    ['date-order'],
  )
})

test('the mark before cents is remembered like the order of dates', async () => {
  const amounts = (...all: readonly string[]) => ({
    text: all
      .map((amount, at) => `2026-11-03;${at};${amount}`)
      .join('\n')
      .replace(/^/, 'Date;Receipt;Total\n'),
  })
  expect((await readInTurn(amounts('1.200,50'), amounts('1.234'))).asks).toEqual([])
  expect((await readInTurn(amounts('12'), amounts('1.234'))).asks).toEqual(['decimal-mark'])
  const answered = { ...amounts('1.234'), answers: { 'decimal-mark': 'comma' } }
  expect((await readInTurn(answered, amounts('12'), amounts('1.234'))).asks).toEqual([])
  expect((await readInTurn(answered, amounts('1,200.50'), amounts('1.234'))).asks).toEqual(['decimal-mark'])
})

test('a table without labels is asked about each time: nothing says that two of them are of one layout', async () => {
  const text = lines('03/04/2026,Rent,-500.00,1500.00', '04/05/2026,Rent,-500.00,1000.00')
  let asked = false
  const { questions } = await readBytes(text, {
    kind: 'books',
    recall: async () => {
      asked = true
      return { 'date-order': 'day-first', sign: 'negative-out' }
    },
  })
  expect([asked, questions.map(({ id }) => id)]).toEqual([false, expect.arrayContaining(['date-order'])])
})

test('a date after thousands of others still leaves its order open', async () => {
  const moments = Array.from(
    { length: 2100 },
    (_, at) =>
      `11/11/2026 ${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:${at % 59}`,
  )
  const { asks } = await readInTurn({ text: file(...new Set(moments), '10/11/2026 09:00') })
  expect(asks).toEqual(['date-order'])
})
