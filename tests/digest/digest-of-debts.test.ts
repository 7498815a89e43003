/** The digest of a business whose debtors are on record, and no weeks. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { Money } from '#schema/core/money'
import { IsoDate } from '#schema/core/scalars'
import { composeDigest } from '../../service/digest/compose/compose-digest.ts'
import { emptyRecords, sceneOf } from './digest-scenes.ts'

const money = (amount: string) => decodeOrThrow(Money, amount, 'A sum')

it('says what is owed where debtors alone are on record', () => {
  const figures = {
    total: money('2050.00'),
    owed: money('2050.00'),
    customers: 2,
    overdue: money('1050.00'),
    ages: [],
  }
  const owed = { asOf: decodeOrThrow(IsoDate, '2026-11-13', 'A day'), figures }
  const digest = composeDigest(sceneOf({ ...emptyRecords, owed }, { kind: 'weekly' }))
  expect(digest.title).toBe('No week of figures is on record yet')
  expect(digest.lines.map(({ text }) => text)).toEqual([
    '2 customers owed you $2,050 as of 13 November.',
    'Of that, $1,050 is overdue.',
    expect.stringContaining('3 days old'),
    expect.stringContaining('Chase the $1,050 that is overdue'),
  ])
})
