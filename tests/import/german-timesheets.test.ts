/** Timesheets in German: labels, weekdays, decimal commas, units behind the numbers, and words of leave. */
import { describe, expect, it } from 'vitest'
import { lines, readBytes, refused } from './read-text.ts'

const read = async (text: string, answers: Readonly<Record<string, string>> = {}, isReplay = false) => {
  const found = await readBytes(text, {
    answers: isReplay ? answers : { 'day-length': '8', ...answers },
    isReplay,
    ...(isReplay ? { kind: 'timesheets' as const } : {}),
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  })
  return {
    ...found,
    asked: found.questions.map(({ id }) => id),
    refused: refused(found.rows),
    work: found.rows.flatMap((row) =>
      row.is === 'work'
        ? row.work.map(({ date, seconds, is, person }) => [date, Number(seconds) / 3600, is, person])
        : [],
    ),
  }
}

const log = lines(
  'Stundennachweis',
  'Zeitraum: 02.11.2026 bis 04.11.2026',
  '',
  'Datum;Wochentag;Berater;Mandant;Tätigkeit;Std.;Abrechenbar;Stundensatz',
  'Mo, 02.11.2026;Montag;Jörg Groß;Öko eG;Analyse;6,25 h;Ja;120,00',
  'Mo, 02.11.2026;Montag;Jörg Groß;;Akquise;1,75 Std.;Nein;',
  'Di, 03.11.2026;Dienstag;Jörg Groß;;Urlaub;8,00;Nein;',
  'Mi, 04.11.2026;Mittwoch;Änne Voß;Öko eG;Workshop;7 Std. 30 Min.;Ja;120,00',
  'Summe;;;;;23,5;;',
)

describe('a German timesheet', () => {
  it('has its hours, and never as money', async () => {
    const { asked, kind, work, mapping, decided } = await read(log)
    expect({ asked, kind }).toEqual({ asked: [], kind: 'timesheets' })
    const all = [
      ['2026-11-02', 6.25, 'billed', 'Jörg Groß'],
      ['2026-11-02', 1.75, 'unbilled', 'Jörg Groß'],
      ['2026-11-03', 8, 'leave', 'Jörg Groß'],
      ['2026-11-04', 7.5, 'billed', 'Änne Voß'],
    ]
    expect(work).toEqual(all)
    expect(mapping.map(({ role, column }) => `${role}: ${column}`)).toEqual(
      expect.arrayContaining([
        'hours: Std.',
        'client: Mandant',
        'employee: Berater',
        'billable: Abrechenbar',
      ]),
    )
    expect((await read(log, decided, true)).work).toEqual(all)
  })

  it('names its own column where it is refused', async () => {
    const text = lines('Datum;Kunde;Stunden;Überstunden', '02.11.2026;Öko eG;8,00;1,50')
    await expect(read(text)).rejects.toMatchObject({
      column: 'Überstunden',
      message: expect.stringContaining('“Überstunden”'),
    })
  })

  it('may count days, and say what was not billed', async () => {
    const { work } = await read(
      lines(
        'Datum;Mitarbeiter;Projekt;PT;Nicht abrechenbar',
        '02.11.2026;Ann;X;0,75;nein',
        '03.11.2026;Ann;X;1;ja',
      ),
    )
    expect(work.map(([, days, is]) => [days, is])).toEqual([
      [0.75, 'billed'],
      [1, 'unbilled'],
    ])
  })

  it('leaves out what was rejected, and what may be leave', async () => {
    const { refused: out, work } = await read(
      lines(
        'Datum;Mitarbeiter;Kunde;Aufgabe;Dauer (h);Fakturierbar;Freigabe',
        '02.11.2026;Ann;Öko eG;Analyse;4,0;nein;abgelehnt',
        '02.11.2026;Ann;Öko eG;Planung Betriebsurlaub;4,0;nein;genehmigt',
        '02.11.2026;Ann;Nordkrankenkasse;Analyse;2,0;nein;genehmigt',
      ),
    )
    expect(work.map(([, hours]) => hours)).toEqual([2])
    expect(out.map(([row, column]) => [row, column])).toEqual([
      [2, 'Freigabe'],
      [3, 'Aufgabe'],
    ])
  })
})

describe('numbers that are no money', () => {
  const asked = async (...text: readonly string[]) =>
    (await readBytes(lines(...text), { isReplay: false })).questions.map(({ id }) => id)

  it('are asked about beside people and clients', async () => {
    expect(
      await asked('Date,Employee,Client,Effort', '2026-11-02,Ann,Acme,7.50', '2026-11-03,Bo,Tern,4.25'),
    ).toEqual(['kind'])
  })

  it.each(['Weight kg', 'Litres', 'Temperature', 'Distance (km)', 'Gewicht', 'kWh', 'Total kg'])(
    'are refused below %s',
    async (label) => {
      await expect(
        asked(`Date,Item,${label}`, '2026-11-02,Beans,7.50', '2026-11-03,Beans,4.25'),
      ).rejects.toThrow('no column of amounts')
    },
  )

  it.each(['Price per kg', 'Litres ($)', 'Weight cost'])('may be money below %s', async (label) => {
    await expect(
      asked(`Date,Order no,${label}`, '2026-11-02,1,7.50', '2026-11-03,2,4.25'),
    ).resolves.toBeDefined()
  })
})
