/** Lists as of a day with German labels: debtors, rent rolls, listings and the pipeline. */
import { describe, expect, it } from 'vitest'
import { apart, lines, readBytes, refused } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const found = await readBytes(text, { answers, isReplay, currency: 'EUR', timeZone: 'Europe/Berlin' })
  return {
    ...found,
    asked: found.questions.map(({ id }) => id),
    debts: found.rows.flatMap((row) =>
      row.is === 'debts'
        ? row.debts.map(({ date, customer, amount, age, isOverdue }) => [
            date,
            customer,
            amount,
            age,
            isOverdue,
          ])
        : [],
    ),
    entries: found.rows.flatMap((row) => (row.is === 'registers' ? row.entries : [])),
  }
}

const openItems = lines(
  'OP-Liste Debitoren',
  'Stichtag: 15.11.2026',
  '',
  'Debitor;Kundenname;Rechnungsnr.;Rechnungsdatum;Fällig am;Rechnungsbetrag;Bezahlt;Offener Betrag;Status;Mahnstufe',
  '10020;Öko eG;R-7;02.10.2026;01.11.2026;1.190,00;190,00;1.000,00;überfällig;1',
  '10021;Groß KG;R-8;05.11.2026;05.12.2026;-119,00;0,00;-119,00;offen;0',
  '10021;Groß KG;R-9;06.11.2026;06.12.2026;238,00;238,00;0,00;bezahlt;0',
  '10021;Groß KG;R-10;07.11.2026;07.12.2026;50,00;0,00;70,00;offen;0',
  'Summe;;;;;;;881,00;;',
)

describe('debtors in German', () => {
  it('are owed to the cent as of the day above the table', async () => {
    const { asked, kind, debts, rows, mapping, decided } = await read(openItems)
    expect({ asked, kind }).toEqual({ asked: [], kind: 'debtors' })
    const all = [
      ['2026-11-15', 'Öko eG', 100_000n, '1–30 days', true],
      ['2026-11-15', 'Groß KG', -11_900n, 'credit', false],
    ]
    expect(debts).toEqual(all)
    expect(apart(rows)).toEqual([
      [7, 'paid'],
      [9, 'total'],
    ])
    expect(refused(rows)).toEqual([[8, 'Offener Betrag', '70.00 is more than the amount of 50.00']])
    expect(mapping.map(({ role, column }) => `${role}: ${column}`)).toEqual(
      expect.arrayContaining(['customer: Kundenname', 'ignored: Debitor', 'owed: Offener Betrag']),
    )
    expect(mapping.find(({ role }) => role === 'status')?.samples?.[0]?.cell).toBe('überfällig')
    expect((await read(openItems, decided, true)).debts).toEqual(all)
  })

  it('have the ages of the file', async () => {
    const { debts, rows } = await read(
      lines(
        'Altersstruktur der Forderungen zum 15.11.2026',
        'Kunde;nicht fällig;1-30 Tage;31 bis 60 Tage;über 60 Tage;Gesamt',
        'Öko eG;1.000,00;;20,50;;1.020,50',
        'Groß KG;;5,00;;7,00;12,00',
        'Gesamtsumme;1.000,00;5,00;20,50;7,00;1.032,50',
      ),
    )
    expect(debts.map(([day, name, amount, age]) => [day, name, amount, age])).toEqual([
      ['2026-11-15', 'Öko eG', 100_000n, 'not due'],
      ['2026-11-15', 'Öko eG', 2050n, '31–60 days'],
      ['2026-11-15', 'Groß KG', 500n, '1–30 days'],
      ['2026-11-15', 'Groß KG', 700n, 'over 60 days'],
    ])
    expect(apart(rows)).toEqual([[5, 'total']])
  })

  it('are refused with the column of the file where a total is not the sum', async () => {
    const text = lines(
      'Forderungen, Stand: 15.11.2026',
      'Kunde;bis 30 Tage;über 30 Tage;Gesamt',
      'Öko eG;10,00;;10,00',
      'Summe;11,00;;11,00',
    )
    await expect(read(text, { 'ages-from': 'due' })).rejects.toMatchObject({ row: 4, column: 'bis 30 Tage' })
  })

  it('are not what the business owes itself', async () => {
    const text = lines(
      'Offene Verbindlichkeiten zum 15.11.2026',
      'Lieferant;bis 30 Tage;über 30 Tage;Gesamt',
      'Öko eG;10,00;;10,00',
    )
    await expect(read(text)).rejects.toThrow('what you owe to others')
  })
})

describe('other lists in German', () => {
  it('of rents have what is let and what is empty', async () => {
    const { asked, kind, entries } = await read(
      lines(
        'Mieterliste per 15.11.2026',
        'Objekt;Mieter;Monatsmiete;Mietende;Eigentümer;Status',
        'Seestr. 4;Groß;1.300,00;31.03.2027;Voß;vermietet',
        'Seestr. 5;;0,00;;Voß;leerstehend',
      ),
    )
    expect({ asked, kind }).toEqual({ asked: [], kind: 'managements' })
    expect(entries.map(({ date, name, amount, state, ends }) => [date, name, amount, state, ends])).toEqual([
      ['2026-11-15', 'Seestr. 4', 30_000n, 'let', '2027-03-31'],
      ['2026-11-15', 'Seestr. 5', 0n, 'vacant', undefined],
    ])
  })

  it('of what may be won have it by its chance', async () => {
    const { kind, entries } = await read(
      lines(
        'Pipeline, Stand 15.11.2026',
        'Verkaufschance;Kunde;Wert;Wahrscheinlichkeit;Phase;Erwarteter Abschluss',
        'Audit;Öko eG;10.000,00;40 %;Angebot;31.01.2027',
        'Umbau;Groß KG;5.000,50;100 %;gewonnen;01.11.2026',
      ),
    )
    expect(kind).toBe('pipeline')
    expect(
      entries.map(({ amount, second, state, counts, ends }) => [amount, second, state, counts, ends]),
    ).toEqual([
      [1_000_000n, 400_000n, 'Angebot', true, '2027-01-31'],
      [500_050n, 500_050n, 'won', false, '2026-11-01'],
    ])
  })
})
