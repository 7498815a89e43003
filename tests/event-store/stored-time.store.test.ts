import fc from 'fast-check'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import {
  exactTimeOf,
  isoTimeOf,
  printedTimeSql,
  recordedAtSql,
} from '../../service/event-store/stored-time.ts'

const ends = ['infinity', '-infinity', '0044-03-15 BC', '9999-12-31 23:59:59.999+00', '10000-01-01 00:00+00']

it('reads a printed time as the text that the chain hashes, to the microsecond and in any session’s zone', async () => {
  const client = new pg.Client({
    connectionString: inject('ownerUrl'),
    options: '-c TimeZone=Australia/Adelaide',
  })
  await client.connect()
  try {
    const times = fc.sample(
      fc
        .tuple(
          fc.date({ min: new Date('0001-01-02'), noInvalidDate: true }),
          fc.integer({ min: 0, max: 999 }),
        )
        .map(([date, micros]) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`))
        .filter((time) => /^\d{4}-/.test(time)),
      500,
    )
    const { rows } = await client.query<{ printed: string; exact: string }>(
      `select ${printedTimeSql} as printed, ${recordedAtSql} as exact
       from unnest($1::timestamptz[]) as recorded_at`,
      [[...ends, ...times, ...times.map((time) => time.replace(/\d{3}Z$/, 'Z'))]],
    )
    // Outside the years 1 to 9999, both are printed by Postgres, and equal no time that the service writes.
    const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(\d{3}|\d{6})Z$/
    for (const { printed, exact } of rows)
      if (written.test(exact)) expect(exactTimeOf(printed)).toBe(exact)
      else expect(exactTimeOf(printed)).not.toMatch(written)
    expect(rows.filter(({ exact }) => written.test(exact)).length).toBeGreaterThan(900)
  } finally {
    await client.end()
  }
})

it('reads a time to the millisecond, in UTC as in other zones', () => {
  expect(
    ['2026-11-22 09:30:00+00', '2026-11-22 09:30:00.5+00', '2026-11-22 09:30:00.123456+00'].map(isoTimeOf),
  ).toEqual(['2026-11-22T09:30:00.000Z', '2026-11-22T09:30:00.500Z', '2026-11-22T09:30:00.123Z'])
  expect(['2026-11-22 20:00:00.25+10:30', '0044-03-15 00:00:00+00 BC', 'infinity'].map(isoTimeOf)).toEqual([
    '2026-11-22T09:30:00.250Z',
    '0001-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
  ])
})
