/** The seeded texts are consistent with the figures: dates, shares of weekdays, and moved shifts. */
import { addDays, addWeeks, parseISO } from 'date-fns'
import { describe, expect, it } from 'vitest'
import { emailsFromRecords } from '../../service/advisor/actions/emails/write-emails.ts'
import { businesses } from '../../service/seed/businesses.ts'
import { seededRecords } from '../advisor/seeded-records.ts'
import { brisbaneDay, businessNames, now, only, seed, seedWithBriefs } from './history.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]
const anyDay = weekdays.join('|')

type Text = { readonly text: string; readonly recordedAt: string }

/** Texts of a history's advisories and memos, with their times. */
const writtenIn = (history: ReturnType<typeof seed>): readonly Text[] =>
  history.flatMap(({ event: { type, data }, recordedAt }): readonly Text[] => {
    if (type === 'MemoReceived') return [{ text: `${data.subject}. ${data.content}`, recordedAt }]
    if (type !== 'AdvisoryRaised') return []
    const { title, message, suggestedAction = '', worth = '' } = data
    return [{ text: [title, message, suggestedAction, worth].join('. '), recordedAt }]
  })

const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)

/** Share of revenue on some weekdays, in percent, over eight weeks. */
const shareOf = (history: ReturnType<typeof seed>, names: readonly string[]): number => {
  const days = only(history, 'HoursRecorded').map(({ data }) => ({
    name: weekdays[parseISO(data.date).getDay()] ?? '',
    revenue: sum(data.hours.map(({ revenue }) => revenue)),
  }))
  const named = days.filter(({ name }) => names.includes(name))
  return (100 * sum(named.map(({ revenue }) => revenue))) / sum(days.map(({ revenue }) => revenue))
}

/** Shifts that a text moves between weekdays, as `Tuesday > Saturday`. */
const movesIn = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s/)
    .filter((sentence) => /\bshift/i.test(sentence) && /\b(move|swap|for one from)\b/i.test(sentence))
    .flatMap((sentence) => {
      const [from, to] = [...new Set(sentence.match(new RegExp(anyDay, 'g')) ?? [])]
      return from && to ? [`${from} > ${to}`] : []
    })

/** Amounts of one thing that several texts state, from each the dollars a week. */
const sameThings: Record<(typeof businessNames)[number], readonly (readonly [RegExp, aWeek: number])[]> = {
  cafe: [
    [/Part of the \$([\d,]+) a week that both rises cost/, 1],
    [/the two rises cost about \$([\d,]+) a week/, 1],
  ],
  realestate: [
    [/\$([\d,]+) a week if three listings in five move down/, 1 / 0.6],
    [/price rise costs us about \$([\d,]+) a week/, 1],
  ],
  consulting: [
    [/\$([\d,]+) a week to win back/, 1],
    [/We lost about \$([\d,]+) a month/, 12 / 52],
  ],
}

/** Deadlines of one thing that an advisory and a memo both give. */
const sameDeadlines: Record<(typeof businessNames)[number], readonly RegExp[]> = {
  cafe: [],
  realestate: [
    /a settlement date in writing by (\w+ \d+ \w+)/,
    /have both dates in writing by (\w+ \d+ \w+)/,
  ],
  consulting: [
    /to the hospital network at the panel rate by (\w+ \d+ \w+)/,
    /do three things by (\w+ \d+ \w+): offer both to the hospital network/,
  ],
}

describe.each(businessNames)('the texts of %s', (business) => {
  it.each([0, 13, 26, 39])('name days that exist, %s weeks later', (weeks) => {
    const history = seed(business, addWeeks(now, weeks))
    const found = writtenIn(history).flatMap(({ text, recordedAt }) =>
      [...text.matchAll(new RegExp(`\\b(${anyDay}) (\\d{1,2}) (${months.join('|')})\\b`, 'g'))].map(
        ([, weekday, day, month]) => ({
          weekday,
          day: Number(day),
          month: months.indexOf(month ?? ''),
          recordedAt,
        }),
      ),
    )
    expect(found.length).toBeGreaterThan(4)
    for (const { weekday, day, month, recordedAt } of found) {
      const written = parseISO(brisbaneDay(recordedAt))
      const years = [0, 1].map((later) => new Date(written.getFullYear() + later, month, day))
      const coming = years.find((date) => date >= written)
      expect(weekdays[coming?.getDay() ?? -1], `${day} ${months[month]}`).toBe(weekday)
    }
  })

  it.each([0, 13, 26, 39])(
    'name no season, and no month but a recent or a coming one, %s weeks later',
    (weeks) => {
      const history = seedWithBriefs(business, addWeeks(now, weeks))
      const topics = history.flatMap(({ event: { type, data }, recordedAt }): readonly Text[] =>
        type === 'BriefGenerated' ? [{ text: data.topic, recordedAt }] : [],
      )
      // A month with a day or a year beside it is computed.
      const alone = new RegExp(`(?<!\\d )\\b(${months.join('|')})\\b(?! \\d{4})`, 'g')
      for (const { text, recordedAt } of [...writtenIn(history), ...topics]) {
        expect(text).not.toMatch(/\b(?:summer|autumn|winter|spring)\b/i)
        const written = parseISO(brisbaneDay(recordedAt)).getMonth()
        for (const [, month = ''] of text.matchAll(alone))
          expect(
            [0, 1].map((back) => months[(written + 12 - back) % 12]),
            text,
          ).toContain(month)
      }
    },
  )

  // One of the two may be written before a Monday's figures, the other after.
  it.each([0, 1, 2, 3, 4, 5, 6])('give one amount for one thing, %s days later', (days) => {
    const texts = writtenIn(seed(business, addDays(now, days))).map(({ text }) => text)
    const amounts = sameThings[business].map(([pattern, factor]) => {
      const [, amount = ''] = texts.flatMap((text) => text.match(pattern) ?? [])
      return Number(amount.replaceAll(',', '')) * factor
    })
    expect(amounts.every((amount) => amount > 0)).toBe(true)
    // Texts round to two digits.
    expect(Math.max(...amounts) / Math.min(...amounts)).toBeLessThan(1.05)
  })

  it.each([0, 1, 2, 3, 4, 5, 6])('give one deadline for one thing, %s days later', (days) => {
    const texts = writtenIn(seed(business, addDays(now, days))).map(({ text }) => text)
    const found = sameDeadlines[business].map((one) => texts.flatMap((text) => one.exec(text)?.[1] ?? [])[0])
    expect(found).not.toContain(undefined)
    expect(new Set(found).size).toBeLessThan(2)
  })

  it("state each weekday's share as in the records", () => {
    const history = seed(business)
    const pattern = new RegExp(`(${anyDay})(?: and (${anyDay}))?(?: (?:bring|brings) in)? about (\\d+)%`, 'g')
    const claims = writtenIn(history).flatMap(({ text }) => [...text.matchAll(pattern)])
    expect(claims.length).toBeGreaterThan(0)
    for (const [claim, one = '', other = '', percent] of claims)
      expect(Math.abs(shareOf(history, [one, other]) - Number(percent)), claim).toBeLessThan(3)
  })

  it('move shifts from the weakest day to the strongest, never back', () => {
    const written = writtenIn(seedWithBriefs(business)).map(({ text }) => text)
    const briefs = only(seedWithBriefs(business), 'BriefGenerated').map(({ data }) =>
      [data.title, data.what, data.why, data.soWhat].join('. '),
    )
    const emails = emailsFromRecords(seededRecords(business), 30).items.map(({ body }) => body)
    const moves = new Set([...written, ...briefs, ...emails].flatMap(movesIn))
    const open = businesses[business].parameters.hours.flatMap(({ traffic }, weekday) =>
      traffic.length > 3 ? (weekdays[(weekday + 1) % 7] ?? []) : [],
    )
    const ranked = [...open].sort((a, b) => shareOf(seed(business), [b]) - shareOf(seed(business), [a]))
    expect([...moves].filter((move) => move !== `${ranked.at(-1)} > ${ranked[0]}`)).toEqual([])
    if (business === 'cafe') expect(moves.size).toBe(1)
  })
})
