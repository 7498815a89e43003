/** Reasons for emails to people who run the business: team, partner, deputy, mentor, hires. */
import { averageOf, monthOnMonth, slopeOf } from '../../analysis/trend.ts'
import { dayText } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { type Line, moved, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { EmailKind } from './email.texts.ts'
import { type EmailView, type Reason, weighed } from './email-view.ts'

const daysLine = ({ best, slow }: EmailView): Line | undefined =>
  best && slow && say`${best.name} takes ${best.mean} on average, ${slow.name} ${slow.mean}.`

const roster: Reason = (view) => ({
  weight: 46 + (/operat|cost|team/i.test(view.records.focus?.primaryFocus ?? '') ? 15 : 0),
  purpose: daysLine(view) && say`${daysLine(view)} Rostered hours should follow.`,
  told: [
    daysLine(view),
    view.hours[0] &&
      say`The hour from ${view.hours[0].name} is the busiest, with ${view.hours[0].mean} ${view.words.sales} on average.`,
  ],
})

const partner: Reason = ({ records, sales, week, words }) => {
  const goal = records.focus ? quoted(records.focus.primaryFocus, 60) : undefined
  const urgency = { low: 6, medium: 14, high: 24 }[records.focus?.urgency ?? 'low']
  return {
    weight: 44 + (goal ? urgency : 0),
    purpose: goal
      ? say`The focus of this ${records.focus?.timeline ?? 'quarter'} is ${goal}; decide on the next step together.`
      : say`No focus is set yet; agree on one with your business partner.`,
    told: [
      goal ? say`Our focus this ${records.focus?.timeline ?? 'quarter'} is ${goal}.` : undefined,
      sales &&
        week &&
        say`In the week of ${dayText(week.weekStart)} we had ${sales.now} ${words.sales}, ${moved(sales.difference)} on the week before.`,
    ],
  }
}

const deputy: Reason = ({ records, slow, words }) => {
  const slope = slopeOf(records, 'transactions')
  const way = slope && { up: 'rising', down: 'falling', unchanged: 'steady' }[direction(slope)]
  return {
    weight: 34 + weighed(slope, 'down', 10),
    purpose:
      slope &&
      say`Over the last quarter the number of ${words.sales} has been ${way}${way === 'steady' ? '' : (say` by ${slope} a week` ?? '')}: agree on what to watch.`,
    told: [slow && say`${slow.name} is the quietest day, ${slow.against} off the average day.`],
  }
}

const advisory: Reason = ({ records, words }) => {
  const open = records.advisories.filter(({ status }) => status === 'new')
  const accepted = records.advisories.find(({ status }) => status === 'accepted')
  const found = open.find(({ urgency }) => urgency === 'high') ?? accepted ?? open[0]
  const title = found && quoted(found.title, 80)
  const state = found?.status === 'accepted' ? 'has been accepted' : 'is open'
  return {
    weight: found?.urgency === 'high' ? 52 : 16,
    purpose: title
      ? say`The advisory ${title} ${state}: ask the person who would carry it out.`
      : say`No advisory is open. Ask ${words.team} what they would change.`,
    told: [
      title
        ? say`Our adviser suggests: ${title}.`
        : say`We have no open advice at the moment, so I’d like yours: what would you change first?`,
    ],
  }
}

const hire: Reason = ({ hours, best, words }) => ({
  weight: 22,
  purpose:
    hours[0] &&
    say`The hour from ${hours[0].name} has ${hours[0].mean} ${words.sales} on average, so extra hands would help at the peak.`,
  told: [
    best &&
      hours[0] &&
      say`${best.name} is our strongest day, and the hour from ${hours[0].name} the busiest.`,
  ],
})

const mentor: Reason = ({ records, words }) => {
  const revenue = monthOnMonth(records, 'revenue')
  const margin = monthOnMonth(records, 'profitMargin')
  const sales = monthOnMonth(records, 'transactions')
  return {
    weight: 28 + weighed(revenue?.difference, 'down', 8),
    purpose:
      revenue &&
      say`Weekly revenue over four weeks averaged ${revenue.now}, ${moved(revenue.difference)}: an outside view would help.`,
    told: [
      revenue &&
        say`Revenue averaged ${revenue.now} a week over the last four weeks, against ${revenue.before} in the four before.`,
      margin &&
        sales &&
        say`Margin went from ${margin.before} to ${margin.now}, and ${words.sales} from ${sales.before} to ${sales.now} a week.`,
    ],
  }
}

const training: Reason = ({ records, words }) => {
  const each = averageOf(records, 'revenuePerTransaction', 13)
  return {
    weight: 10,
    purpose: each && say`The ${words.perSale} last quarter was ${each}; training may lift it.`,
    told: [],
  }
}

export const peopleReasons = {
  roster,
  partner,
  deputy,
  advisory,
  hire,
  mentor,
  training,
} as const satisfies {
  readonly [kind in EmailKind]?: Reason
}
