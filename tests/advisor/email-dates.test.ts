/** An email asks for an answer before the day that it is about. */
import { addDays } from 'date-fns'
import { expect, it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { fixedMoment } from '../core/sources.ts'
import { seededRecords } from './seeded-records.ts'

const urgencies = ['high', 'medium', 'low'] as const

const drafts = businessTypes.flatMap((type) =>
  [...Array(9).keys()].flatMap((weeks) =>
    [0, 2, 4].flatMap((days) =>
      urgencies.flatMap((urgency) => {
        const records = seededRecords(type, addDays(fixedMoment, -7 * weeks - days))
        const focus = records.focus && { ...records.focus, urgency }
        return emailsFromRecords({ ...records, focus }, 21).items.map(
          ({ subject, body }) => `${subject}\n${body}`,
        )
      }),
    ),
  ),
)

const dated =
  /(\b[Bb](?:y|efore) )?\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d{1,2} (?:September|October|November|December))/g

const daysIn = (text: string): readonly { readonly isReply: boolean; readonly time: number }[] =>
  [...text.matchAll(dated)].map(([, by, day]) => ({
    isReply: by !== undefined,
    time: Date.parse(`${day} 2026`),
  }))

it(`asks for the answer before the day it is about, in ${drafts.length} drafts`, () => {
  const both = drafts.filter((text) => new Set(daysIn(text).map(({ time }) => time)).size === 2)
  expect(both.length).toBeGreaterThan(30)
  const late = both.filter((text) => {
    const days = daysIn(text)
    // "We decide on Friday" repeats the day of the reply.
    const events = days.flatMap(({ isReply, time }) => (isReply ? [] : [time]))
    return days.some(({ isReply, time }) => isReply && time > Math.min(...events))
  })
  expect(late).toEqual([])
})

// Facts that no record of the sample businesses holds; the sender of the draft fills them in.
it.each([/equipment loan/, /menu has moved/, /awning/, /[Tt]wo clients ask/, /Rental rules have changed/])(
  'states nothing that no record holds: %s',
  (claim) => {
    expect(drafts.filter((text) => claim.test(text))).toEqual([])
  },
)
