/** How one day went: the one named, the last one of a weekday, yesterday, or the latest day whose hours are on record. */
import { weekdayPattern } from '../../analysis/season.ts'
import { longDayText, plusDays, today, weekdayOf, weekdayText } from '../../calendar.ts'
import { measure } from '../../figure.ts'
import { moved, paragraph, say } from '../../line.ts'
import type { Answer, FiguresAsk } from './ask.ts'
import { ofWeeksOnly } from './extremes.ts'
import { weekLine } from './standing.ts'

/** The day beside the other days of its name. */
export const oneDay = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { records, view, question } = ask
  const { weekday, day: asked } = question
  const yesterday = plusDays(today(records.now), -1)
  const named = weekday === undefined ? [] : records.days.filter(({ date }) => weekdayOf(date) === weekday)
  const found = records.days.find(({ date }) => date === asked)
  if (asked !== undefined && !found) {
    const week = weekLine(ask, 'revenue')
    const line = say`The hours of ${weekdayText(asked)} aren’t on record, so I can’t report on that day.`
    return { paragraphs: [paragraph([line, week])], theme, fit: 0.4, more: 'view' }
  }
  const day =
    found ?? named.at(-1) ?? records.days.find(({ date }) => date === yesterday) ?? records.days.at(-1)
  if (!day)
    return {
      paragraphs: [say`No hours are on record, so I can’t report on single days.`],
      theme,
      fit: 0.2,
    }
  const of = (field: 'revenue' | 'transactions') =>
    ({ kind: 'hourly', field, from: day.date, to: day.date }) as const
  const make = measure(records)
  const label = `of ${longDayText(day.date)}`
  const takings = make({ label: `revenue ${label}`, unit: 'aud', formula: 'sum', inputs: [of('revenue')] })
  const sales = make({
    label: `${view.words.sales} ${label}`,
    unit: 'count',
    formula: 'sum',
    inputs: [of('transactions')],
  })
  const usual = weekdayPattern(records).find(({ weekday }) => weekday === weekdayOf(day.date))
  const difference =
    usual &&
    make({
      label: `revenue ${label} against the mean ${usual.name}`,
      unit: 'aud',
      formula: 'change',
      inputs: [of('revenue'), ...usual.mean.inputs],
      shown: 'unsigned',
    })
  return {
    paragraphs: [
      paragraph([
        ofWeeksOnly(ask),
        found || day.date === yesterday || named.length > 0
          ? undefined
          : say`The latest day on record is ${weekdayText(day.date)}; each day’s hours come in that night.`,
        say`${weekdayText(day.date)} took ${takings} from ${sales} ${view.words.sales}. That is ${moved(difference)} on the average ${usual?.name}.`,
        say`One day says little by itself.`,
      ]),
    ],
    theme,
    fit: 1,
    onHours: true,
    more: 'view',
  }
}
