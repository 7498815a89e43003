/** Malicious files through the calls: refused with a reason or read row by row, never a server error. */
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestService } from '../core/service.ts'
import type { Browser } from '../people/account-client.ts'
import { openFileBakery } from './file-bakery.ts'
import { lines } from './read-text.ts'
import type { FileClient } from './send-file.ts'
import { sheetXml, workbookOf } from './workbook-bytes.ts'

let running: TestService
let owner: Browser
let files: FileClient
beforeAll(async () => {
  ;({ running, owner, files } = await openFileBakery())
})
afterAll(() => running.stop())

const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const row = (...cells: readonly string[]): string => `<row>${cells.map(cell).join('')}</row>`
const utf16 = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])
const currencies = Intl.supportedValuesOf('currency').slice(0, 200)

const sheetOf = (rows: readonly (readonly unknown[])[], formula?: string): Buffer => {
  const sheet = utils.aoa_to_sheet(rows.map((cells) => [...cells]))
  if (formula !== undefined) sheet.C2 = { t: 'n', f: formula, v: 5 }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'S')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

const plain = 'Date,Order no,Total ex GST'
const ok = '2026-11-03,1,5.00'
const good = Array.from({ length: 9 }, (_, at) => `2026-11-03,${at + 20},5.00`)
const billionLaughs = `<!DOCTYPE lolz [<!ENTITY a "lol">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`

type Expected = { readonly status: number; readonly says?: string; readonly imported?: number }

test.each<readonly [name: string, content: () => Buffer | string, expected: Expected]>([
  [
    'a bomb of zeros',
    () => workbookOf(Buffer.alloc(14_000_000)),
    { status: 400, says: 'unpacks to too much' },
  ],
  [
    'a billion laughs',
    () => workbookOf(sheetXml(row('&j;')).replace('?>', `?>${billionLaughs}`)),
    { status: 400 },
  ],
  [
    'a reference to a file of this machine',
    () =>
      workbookOf(
        sheetXml(row('&x;')).replace('?>', '?><!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      ),
    { status: 400 },
  ],
  ['macros', () => workbookOf(sheetXml(''), { 'xl/vbaProject.bin': 'x' }), { status: 400, says: 'macros' }],
  [
    'a zero character in a workbook',
    () =>
      workbookOf(
        sheetXml(row('Date', 'Item_x0000_', 'Total ex GST') + row('2026-11-03', 'Lo_x0000_af', '5.00')),
      ),
    { status: 400, says: 'zero' },
  ],
  [
    'a million columns',
    () => workbookOf(sheetXml(`<row r="1"><c r="XFD1" t="n"><v>1</v></c></row>`)),
    { status: 400 },
  ],
  [
    'a formula',
    () =>
      sheetOf(
        [
          ['Date', 'Order no', 'Total ex GST'],
          ['2026-11-03', 1, 0],
        ],
        'WEBSERVICE("x")',
      ),
    { status: 200, imported: 1 },
  ],
  [
    'a number of 10^30',
    () =>
      sheetOf([
        ['Date', 'Order no', 'Total ex GST'],
        ['2026-11-03', 1, 1e30],
        ['2026-11-03', 2, 5],
        ['2026-11-03', 3, 6],
      ]),
    { status: 200, imported: 2 },
  ],
  [
    'formulas as text',
    () => lines('Date,Order no,Item,Total ex GST', '2026-11-03,1,"=cmd|\' /C calc\'!A0",5.00'),
    { status: 200, imported: 1 },
  ],
  [
    'amounts that add up to too much',
    () => lines(plain, ...Array.from({ length: 2000 }, (_, at) => `2026-11-03,${at},999999999999.99`)),
    { status: 400, says: 'add up' },
  ],
  [
    'lone surrogates',
    () => utf16(lines('Date,Order no,Item\ud800,Total ex GST', '2026-11-03,\udc00,\ud83d,5.00')),
    { status: 200, imported: 1 },
  ],
  [
    'zero characters in UTF-16',
    () => utf16(lines('Date,Order no,It\u0000em,Total ex GST', '2026-11-03,1,Lo\u0000af,5.00')),
    { status: 400, says: 'zero' },
  ],
  [
    'control characters',
    () => lines('Date,Order no,It\u0007em,Total ex GST', '2026-11-03,\u001b[31m1,Lo\u0008af,5.00'),
    { status: 200, imported: 1 },
  ],
  [
    'a label of 9,000 letters',
    () => lines(`Date,Order no,Total ex GST,${'x'.repeat(9000)}`, `${ok},y`),
    { status: 200, imported: 1 },
  ],
  [
    '10,000 columns',
    () => lines('Date,Total ex GST'.padEnd(20_000, ',x'), '2026-11-03,5.00'),
    { status: 400, says: 'columns' },
  ],
  ['a line of 4 MB', () => `${plain}\n${'5'.repeat(4_000_000)}`, { status: 400, says: 'characters' }],
  ['a cell of 4 MB in quotes', () => `${plain}\n2026-11-03,1,"${'\n'.repeat(4_000_000)}"`, { status: 400 }],
  ['only line ends', () => '\n'.repeat(100_000), { status: 400 }],
  ['only delimiters', () => ',,,\n'.repeat(100_000), { status: 400 }],
  [
    '200 currencies',
    () =>
      lines(
        'Date,Order no,Total ex GST,Currency',
        ...currencies.map((code, at) => `2026-11-03,${at},5.00,${code}`),
      ),
    { status: 200, imported: currencies.includes('AUD') ? 1 : 0 },
  ],
  [
    'impossible days',
    () =>
      lines(
        plain,
        ...good,
        '9999-12-31,2,1.00',
        '2026-02-30,3,1.00',
        '0000-00-00,4,1.00',
        '-2026-11-03,5,1.00',
      ),
    { status: 200, imported: 9 },
  ],
  ['repeated rows', () => lines(plain, ok, ok, ok), { status: 200, imported: 3 }],
  [
    'keys of objects',
    () => lines('__proto__,Date,constructor,Total ex GST', 'toString,2026-11-03,hasOwnProperty,5.00'),
    { status: 200 },
  ],
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 7919 + (at >> 3)) % 256)),
    { status: 400 },
  ],
  ['HTML', () => '<html><table><tr><td>Date</td><td>Total ex GST</td></tr></table></html>', { status: 400 }],
  ['JSON', () => JSON.stringify([{ date: '2026-11-03', total: 5 }], null, 1), { status: 400 }],
  [
    'a time in no hour',
    () =>
      lines(
        'Date,Time,Order no,Total ex GST',
        '2026-11-03,25:61,1,5.00',
        '2026-11-03,24:00,2,5.00',
        ...Array.from({ length: 9 }, (_, at) => `2026-10-04,02:30,${at + 9},5.00`),
      ),
    { status: 200, imported: 9 },
  ],
  [
    'names of other places',
    () => lines('Date,Order no,Total ex GST,Time zone', '2026-11-03 10:00,1,5.00,../../etc/passwd'),
    { status: 400 },
  ],
])('%s', async (_name, content, { status, says = '', imported }) => {
  const answer = await files.send(content(), `${'ä'.repeat(300)}\u0000.csv`)
  expect([answer.status, answer.text.slice(0, 400)]).toEqual([status, expect.stringContaining(says)])
  if (imported !== undefined) expect(answer.json).toMatchObject({ imported })
  if (status !== 200) return
  const { importId, state } = Object(answer.json)
  const done = state === 'ready' ? await owner.call('POST', `/api/imports/${importId}/commit`) : undefined
  expect(done?.status ?? 200).toBe(200)
  if (done) expect((await owner.call('POST', `/api/imports/${importId}/undo`)).status).toBe(200)
})

test('and the list of files is still there', async () => {
  expect((await owner.call('GET', '/api/imports')).status).toBe(200)
})
