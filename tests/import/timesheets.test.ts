/** Hours written as a time, and timesheets: their amounts are not wages unless somebody says so. */
import { describe, expect, it, test } from 'vitest'
import { durationIn } from '../../service/import/reading/columns/duration.ts'
import { entries, lines, readBytes, refused, sales } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const { rows, questions, decided } = await readBytes(text, { answers, isReplay })
  return {
    asked: questions.map(({ id }) => id),
    hours: entries(rows).map(({ hours }) => hours),
    refused: refused(rows),
    decided,
  }
}

describe('hours', () => {
  it.each([
    ['38:30', 3850n],
    ['7:45', 775n],
    ['0:20', 33n],
    ['06:45:00', 675n],
    ['0:00:18', 1n],
    ['-1:30', -150n],
    ['7h 30m', 750n],
    ['7 hrs 30 min', 750n],
    ['45m', 75n],
    ['8h', 800n],
    ['100:00', 10_000n],
    ['7:60', undefined],
    ['7.30', undefined],
    ['7:30 am', undefined],
    ['7:30 - 9:00', undefined],
    ['m', undefined],
    ['', undefined],
  ])('in “%s” are %s hundredths', (cell, hundredths) => {
    expect(durationIn(cell)).toBe(hundredths)
  })
})

const pay = lines(
  'Pay date,Employee,Hours,Gross',
  '2026-11-13,Ada,38:30,1500.00',
  '2026-11-13,Ben,7:30,900.00',
  '2026-11-13,Cy,noon,900.00',
)

test('hours of a pay run may be written as times', async () => {
  expect(await read(pay, { kind: 'books' })).toEqual({
    asked: [],
    hours: [3850, 750],
    refused: [[4, 'Hours', 'not a number of hours']],
    decided: expect.objectContaining({ 'hours-column': 'column-3' }),
  })
})

test('a pay run from before is read again without them', async () => {
  expect(await read(pay, { kind: 'books' }, true)).toMatchObject({ hours: [undefined, undefined, undefined] })
})

test('hours in several columns may be written as times', async () => {
  const text = lines(
    'Pay date,Employee,Hours,Overtime Hours,Total Hours,Gross',
    '2026-11-13,Ada,38:00,4:30,42:30,1500.00',
    '2026-11-20,Ada,38:00,0:20,38:20,1500.00',
  )
  expect(await read(text, { kind: 'books' })).toMatchObject({ asked: [], hours: [4250, 3833] })
})

test('amounts beside hours for a client are not taken for wages', async () => {
  const text = (label: string) =>
    lines(`Date,Employee,${label},Hours,Amount`, '2026-11-13,Ada,Tern,7.50,1350.00')
  for (const label of ['Client', 'Project', 'Matter', 'Billable'])
    expect((await read(text(label))).asked, label).toContain('kind')
  expect((await read(text('Department'))).asked).not.toContain('kind')
})

test('hours for nobody, without amounts, are refused for what they lack', async () => {
  const text = lines('Date,Employee,Department,Hours', '2026-11-13,Ada,Bar,7:30')
  await expect(read(text)).rejects.toMatchObject({
    message: 'has hours but no amounts, and hours alone give no figure yet',
    column: 'Hours',
  })
})

test('a currency may be written with its code after its name', async () => {
  const rows = (currency: string) =>
    lines('Receipt,Date,Total ex GST,Currency', `1,2026-11-13,5.50,${currency}`)
  expect((await read(rows('Australian Dollar - AUD'), { kind: 'sales' })).refused).toEqual([])
  expect((await read(rows('AUD - Australian Dollar'), { kind: 'sales' })).refused).toEqual([])
  expect((await read(rows('US Dollar - USD'), { kind: 'sales' })).refused).toHaveLength(1)
  expect((await read(rows('Australian'), { kind: 'sales' })).refused).toHaveLength(1)
})

test('hours and rates are never offered as amounts of money', async () => {
  const text = lines(
    'Date,Client,Hours,First Name,Billable Rate,Billable Amount',
    '2026-11-13,Tern,6.75,Ada,180.00,1215.00',
    '2026-11-14,Tern,1.25,Ben,180.00,225.00',
  )
  const { questions } = await readBytes(text, { isReplay: false })
  expect(questions.map(({ id, column }) => [id, column])).toEqual([['kind', 'Billable Amount']])
  const told = await readBytes(text, { isReplay: false, answers: { kind: 'sales', 'tax-included': 'none' } })
  expect(sales(told.rows).map(({ amount }) => amount)).toEqual([121_500n, 22_500n])
})

test('hours beside amounts may be a timesheet', async () => {
  const text = lines('Date,Client,Hours,Amount', '2026-11-16,Tern,6.75,1215.00')
  const { questions } = await readBytes(text, { isReplay: false })
  expect(questions[0]?.readings.map(({ id }) => id)).toEqual(['sales', 'books', 'timesheets'])
  const answers = { kind: 'timesheets', billed: 'all', 'day-length': '8' }
  expect((await readBytes(text, { isReplay: false, answers })).rows).toMatchObject([
    { is: 'work', work: [{ seconds: 24_300n, is: 'billed' }] },
  ])
})

test('hours of a month belong to no day', async () => {
  const text = lines('Month,Client,Hours,Billable', 'Oct 2026,Tern,120,Yes', 'Nov 2026,Tern,96,Yes')
  await expect(readBytes(text, { isReplay: false })).rejects.toThrow(/date/)
})
