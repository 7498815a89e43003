/** Hours of a file in words: grouped, without needless places, in the language of the reader. */
import { expect, it } from 'vitest'
import { fileHours as german } from '../../web/messages/german-imports/import-hours.ts'
import { fileHours } from '../../web/messages/imports/import-hours.ts'

const hours = { billed: '3120.00', recorded: '4006.50', day: '7.60' }

it('are written as people write them', () => {
  expect(fileHours(hours)).toContain('3,120 of 4,006.5 hours are billed. A full day is 7.6 hours.')
  expect(german(hours)).toContain(
    '3.120 von 4.006,5 Stunden werden abgerechnet. Ein ganzer Tag hat 7,6 Stunden.',
  )
})
