/** Texts of Sales & Marketing; samples are in `sales.samples.ts`. */
import { area, counted, plural } from '../../core/language.ts'

export const salesText = area('sales', {
  title: 'Sales & Marketing',
  standfirst: 'Who buys, and when. Ideas are samples.',
  standfirstOwn: 'Who buys, and when.',
  figures: 'Sales figures',
  weekdays: 'By weekday',
  weekdaysTitle: (best: string, worst: string) => `${best} takes the most, ${worst} the least`,
  weekdaysMeasure: (days: number) =>
    plural(days, {
      one: 'Average takings by weekday in AUD, one day on record',
      other: `Average takings by weekday in AUD, last ${days} days on record`,
    }),
  weekdaysSummary: (best: string, most: string, worst: string, least: string) =>
    `${best} takes ${most} on average, ${worst} ${least}.`,
  takings: 'Average takings',
  hours: 'By hour',
  hoursTitle: (best: string, worst: string) => `Sales peak at ${best} and are lowest at ${worst}`,
  hoursTied: (best: string, others: number, worst: string) =>
    `${best} is one of the ${others === 1 ? 'two' : others + 1} busiest hours, ${worst} the quietest`,
  hoursMeasure: {
    mean: (days: number) =>
      plural(days, {
        one: 'Average transactions by hour, one day on record',
        other: `Average transactions by hour, last ${days} days on record`,
      }),
    sum: (days: number) =>
      plural(days, {
        one: 'Transactions by hour, one day on record',
        other: `Total transactions by hour, last ${days} days on record`,
      }),
  },
  hoursSummary: {
    mean: (best: string, most: string, worst: string, least: string) =>
      `${counted(most, 'transaction')} on average from ${best}, ${least} from ${worst}.`,
    sum: (best: string, most: string, worst: string, least: string) =>
      `${counted(most, 'transaction')} in all from ${best}, ${least} from ${worst}.`,
  },
  transactions: { mean: 'Average transactions', sum: 'Transactions' },
  opportunities: 'Growth opportunities',
  gaps: 'Performance gaps',
  gapHead: 'Measure',
  nowHead: 'Now',
  targetHead: 'Target',
  gapBy: 'Gap',
  marketing: 'Marketing figures',
})
