import { expect, it } from 'vitest'
import { csvOf } from '../../web/kit/charts/csv.ts'

it('starts with a UTF-8 byte order mark, and rows end in CRLF', () => {
  expect(
    csvOf([
      ['Day', 'People'],
      ['Sunday', 3],
    ]),
  ).toBe('\uFEFFDay,People\r\nSunday,3\r\n')
})

it('quotes cells that would break a row', () => {
  expect(csvOf([['a,b', 'say "no"', 'two\nlines', 'Café']])).toBe(
    '\uFEFF"a,b","say ""no""","two\nlines",Café\r\n',
  )
})

it('cannot run formulas: text that looks like one stays text, and numbers stay numbers', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])
    expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`)
  expect(csvOf([['=HYPERLINK("x")']])).toBe('\uFEFF"\'=HYPERLINK(""x"")"\r\n')
  expect(csvOf([[-1.5]])).toBe('\uFEFF-1.5\r\n')
})
