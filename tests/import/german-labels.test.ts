/** Files with German labels are read by the rules for English ones, and shown with their own labels. */
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../service/import/reading/german/german-words.ts'
import { apart, entries, lines, readBytes, refused, sales } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const found = await readBytes(text, { answers, isReplay, currency: 'EUR', timeZone: 'Europe/Berlin' })
  return { ...found, asked: found.questions.map(({ id }) => id) }
}

const stall = lines(
  'Bondatum;Bonnr;Artikelbezeichnung;Menge;Nettobetrag;MwSt 19 %;Bruttobetrag;Bemerkung',
  '23.10.2026;71;Honig;2;1.176,47;223,53;1.400,00;',
  '23.10.2026;72;Kerzen;1;8,40;1,60;10,00;Messe',
  '24.10.2026;73;Kerzen;-1;-8,40;-1,60;-10,00;Rückgabe',
  'Gesamtsumme;;;;1.176,47;223,53;1.400,00;',
)

describe('a till with German labels', () => {
  it('is read without a question, to the cent', async () => {
    const { asked, rows, kind, mapping, decided } = await read(stall)
    expect({ asked, kind }).toEqual({ asked: [], kind: 'sales' })
    expect(sales(rows).map(({ amount, tax, item }) => [item, amount, tax])).toEqual([
      ['Honig', 140_000n, 22_353n],
      ['Kerzen', 1000n, 160n],
      ['Kerzen', -1000n, -160n],
    ])
    expect([apart(rows), refused(rows)]).toEqual([[[5, 'total']], []])
    expect(mapping.map(({ role, column }) => `${role}: ${column}`)).toEqual(
      expect.arrayContaining([
        'date: Bondatum',
        'amount: Bruttobetrag',
        'tax: MwSt 19 %',
        'ignored: Bemerkung',
      ]),
    )
    const again = await read(stall, decided, true)
    expect(sales(again.rows).map(({ tax }) => tax)).toEqual([22_353n, 160n, -160n])
  })

  it('is read as it was where it was recorded before', async () => {
    const before = { kind: 'sales', 'amount-column': 'column-7', 'date-order': 'day-first' }
    const { rows } = await read(stall, before, true)
    expect(sales(rows).map(({ tax, item }) => [tax, item])[0]).toEqual([undefined, undefined])
  })

  it('has no tax where two columns have one each', async () => {
    const { rows, mapping } = await read(
      lines(
        'Tag;Nettoumsatz;MwSt 7 %;MwSt 19 %;Bruttoumsatz;Anzahl Artikel',
        '23.10.2026;1000,00;35,00;95,00;1130,00;80',
        '24.10.2026;2000,00;70,00;190,00;2260,00;160',
        '25.10.2026;1000,00;70,00;0,00;1070,00;70',
      ),
      { 'tax-included': 'some', kind: 'sales' },
    )
    // The tax of a row is what is between its two amounts.
    expect(sales(rows).map(({ amount, tax }) => [amount, tax])).toEqual([
      [113_000n, 13_000n],
      [226_000n, 26_000n],
      [107_000n, 7000n],
    ])
    expect(mapping.filter(({ role }) => role === 'tax')).toEqual([])
  })
})

it('a statement with German labels has its sides, balance and words', async () => {
  const { asked, rows, kind } = await read(
    lines(
      'Buchungstag;Verwendungszweck;Soll;Haben;Saldo',
      '23.10.2026;Miete Stand;450,00;;1.550,00',
      '24.10.2026;Kasse;;1.000,00;2.550,00',
      '25.10.2026;Imkerei Gruber;320,10;;2.229,90',
    ),
  )
  expect({ asked, kind }).toEqual({ asked: [], kind: 'books' })
  expect(
    entries(rows).map(({ direction, amount, details, balance }) => [direction, amount, details, balance]),
  ).toEqual([
    ['out', 45_000n, 'Miete Stand', 155_000n],
    ['in', 100_000n, 'Kasse', 255_000n],
    ['out', 32_010n, 'Imkerei Gruber', 222_990n],
  ])
})

it.each([
  ['S/H', 'S', 'H'],
  ['Soll/Haben-Kennzeichen', 'Soll', 'Haben'],
])('a statement whose sides are below %s has them', async (label, out, into) => {
  const { asked, rows, kind } = await read(
    lines(
      `Buchungstag;Buchungstext;Betrag;${label}`,
      `02.11.2026;Miete;1.200,00;${out}`,
      `03.11.2026;Kunde;2.500,50;${into}`,
      `16.11.2026;Strom;90,10;${out}`,
    ),
    { kind: 'books' },
  )
  expect({ asked, kind }).toEqual({ asked: [], kind: 'books' })
  expect(entries(rows).map(({ direction, amount }) => [direction, amount])).toEqual([
    ['out', 120_000n],
    ['in', 250_050n],
    ['out', 9010n],
  ])
})

it('questions name the columns as the file does', async () => {
  const { questions } = await read(
    lines('Datum;Betrag;Bemerkung', '23.10.2026;12,50;Honig', '24.10.2026;30,00;Kerzen'),
  )
  expect(questions.map(({ column }) => column)).toEqual(['Betrag'])
})

it.each([
  ['USt', 'tax'],
  ['19% MwSt', 'tax'],
  ['davon MwSt 7 %', 'tax'],
  ['USt-Betrag', 'tax'],
  ['Steuersatz', 'tax rate'],
  ['Preis inkl. 19 % MwSt', 'total inc tax'],
  ['Umsatz zzgl. USt', 'total ex tax'],
  ['Umsatz (brutto)', 'total inc tax'],
  ['Brutto EUR', 'total inc tax'],
  ['Steuerberater', undefined],
  ['Nettogewicht', undefined],
  ['Date', undefined],
])('%s is %s', (label, words) => {
  expect(inEnglish(label)).toBe(words)
})
