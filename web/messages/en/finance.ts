import { area, counted, plural } from '../../core/language.ts'

export const financeText = area('finance', {
  title: 'Finance',
  standfirst: (week: string) => `The money side of ${week}, from your own weekly records.`,
  standfirstNone: 'The money side of the week, from your own weekly records.',
  growth: 'Growth in revenue',
  growthOver: (weeks: number, lastWeek: number, year: number) =>
    plural(weeks, {
      one: `in week ${lastWeek} of ${year}, against the same week a year before`,
      other: `over ${weeks} weeks of ${year}, against the same weeks a year before`,
    }),
  index: 'Year-to-date growth',
  indexHow: 'How it is worked out',
  indexAt: (week: string) => `at ${week}’s revenue`,
  indexWords:
    'Weekly revenue times 52, divided by 100,000, with a percent sign: an index that the specification sets, not growth',
  revenue: 'Revenue by week',
  expenses: 'Expenses',
  expensesTitle: (kind: string, share: string) => `${kind} is the largest expense, at ${share} of revenue`,
  expensesTitlePlain: (kind: string) => `${kind} is the largest expense`,
  expensesMeasure: (total: string, week: string) => `Expenses for ${week} in AUD, ${total} in total`,
  expensesSummary: (lines: string) => `Expenses by kind: ${lines}.`,
  expenseOf: (kind: string, amount: string) => `${kind} ${amount}`,
  kind: 'Kind',
  amount: 'Amount',
  profitability: 'Profitability',
  above: (points: string, benchmark: string) => `Margin is ${points} above the benchmark of ${benchmark}`,
  below: (points: string, benchmark: string) => `Margin is ${points} below the benchmark of ${benchmark}`,
  level: (benchmark: string) => `Margin is level with the benchmark of ${benchmark}`,
  marginMeasure: (weeks: number) =>
    plural(weeks, {
      one: 'Profit margin in percent, one week',
      other: `Profit margin in percent, last ${weeks} weeks`,
    }),
  benchmark: (value: string) => `Benchmark ${value}`,
  benchmarkNote: (industry: string) =>
    `Only the benchmark is a sample: our own assumption for ${industry}. The margin is yours.`,
  industries: {
    cafe: 'cafés and restaurants',
    realestate: 'residential property agencies',
    consulting: 'management consultancies',
  },
  hours: 'By weekday and hour',
  hoursTitle: (weekday: string, hour: string, count: string) =>
    `${weekday} at ${hour} is the busiest hour, with ${counted(count, 'transaction')}`,
  hoursTied: (weekday: string, hour: string, others: number, count: string) =>
    `${weekday} at ${hour} is one of the ${others === 1 ? 'two' : others + 1} busiest hours, with ${counted(count, 'transaction')}`,
  hoursMeasure: {
    mean: (days: number) =>
      plural(days, {
        one: 'Average transactions by weekday and hour, one day on record',
        other: `Average transactions by weekday and hour, last ${days} days on record`,
      }),
    sum: (days: number) =>
      plural(days, {
        one: 'Transactions by weekday and hour, one day on record',
        other: `Total transactions by weekday and hour, last ${days} days on record`,
      }),
  },
  hoursSummary: (best: string, worst: string) =>
    `A grid of weekdays and hours. Most at ${best}, fewest at ${worst}.`,
  at: (weekday: string, hour: string) => `${weekday} ${hour}`,
  insights: 'Insights',
  noInsights: 'Insights appear here once two weeks are on record.',
  words: { good: 'Good', attention: 'Attention', info: 'Note' },
  marginUp: (recent: string, points: string) =>
    `Margin averaged ${recent} over the last four weeks, ${points} above the four before.`,
  marginDown: (recent: string, points: string) =>
    `Margin averaged ${recent} over the last four weeks, ${points} below the four before.`,
  marginSame: (recent: string) =>
    `Margin averaged ${recent} over the last four weeks, the same as the four before.`,
  revenueUp: (recent: string, percent: string) =>
    `Revenue averaged ${recent} a week over the last four weeks, ${percent} above the four before.`,
  revenueDown: (recent: string, percent: string) =>
    `Revenue averaged ${recent} a week over the last four weeks, ${percent} below the four before.`,
  revenueSame: (recent: string) =>
    `Revenue averaged ${recent} a week over the last four weeks, about the same as the four before.`,
  expenseMore: (kind: string, amount: string, by: string) =>
    `Largest change in an expense: ${kind}, at ${amount}, ${by} more than the average of the eight weeks before.`,
  expenseLess: (kind: string, amount: string, by: string) =>
    `Largest change in an expense: ${kind}, at ${amount}, ${by} less than the average of the eight weeks before.`,
  perSaleMore: (value: string, by: string) =>
    `The average sale was ${value}, ${by} more than the week before.`,
  perSaleLess: (value: string, by: string) =>
    `The average sale was ${value}, ${by} less than the week before.`,
  perSaleSame: (value: string) => `The average sale was ${value}, the same as the week before.`,
  rank: (place: number, of: number) =>
    `${place === 1 ? 'None' : place - 1} of the ${counted(of, 'week')} on record brought in more revenue than this one.`,
})
