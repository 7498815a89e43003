/** Texts of the Overview; its two sample alerts are in `alerts.samples.ts`. */

import { area, counted, plural } from '../../core/language.ts'

const points = (by: number): string =>
  by === 0.5 ? 'half a point' : by === 1 ? 'a point' : `${by}\u00a0points`

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const overviewText = area('overview', {
  greetings: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  week: (week: string, revenue: string, margin: string) => `Revenue in ${week} was ${revenue} and ${margin}.`,
  revenueAlone: (week: string, revenue: string) => `Revenue in ${week} was ${revenue}.`,
  revenue: {
    up: 'up on the week before',
    down: 'down on the week before',
    none: 'level with the week before',
  },
  margin: {
    up: (by: number) => `margin rose ${points(by)}`,
    down: (by: number) => `margin slipped ${points(by)}`,
    none: (_by: number): string => 'margin held',
  },
  firstWeek: (week: string) => `The figures for ${week} are in; there is no earlier week to compare.`,
  nothingUrgent: 'Nothing urgent is waiting for you.',
  urgentAdvisories: (count: number) =>
    plural(count, {
      one: 'One urgent advisory is waiting for you.',
      other: `${words[count] ?? count} urgent advisories are waiting for you.`,
    }),
  urgentAlerts: (count: number) =>
    plural(count, {
      one: 'One urgent alert is open.',
      other: `${words[count] ?? count} urgent alerts are open.`,
    }),
  figures: 'Weekly figures',
  ways: 'Where to next',
  dashboards: 'Dashboards',
  finance: 'Finance',
  strategic: 'Strategic',
  sales: 'Sales & Marketing',
  risk: 'Risk',
  noFigures: 'No weekly figures have come in yet',
  growth: (change: number, shown: string, weeks: number, lastWeek: number, year: number) => {
    const moved = change === 0 ? 'level' : `${change > 0 ? 'up' : 'down'} ${shown}`
    return plural(weeks, {
      one: `Revenue ${moved} in week ${lastWeek} of ${year}, on the same week a year before`,
      other: `Revenue ${moved} over ${weeks} weeks of ${year}, on the same weeks a year before`,
    })
  },
  index: (index: string, week: string) => `Year-to-date growth ${index} at ${week}’s revenue`,
  indexWords: (week: string) =>
    `An index that the specification sets, not growth: ${week}’s revenue times 52, divided by 100,000, with a percent sign`,
  revenueIn: (amount: string, week: string) => `${amount} in ${week}`,
  latestWeek: 'the latest week',
  financeFact: 'Revenue, margin, cash and growth',
  strategicFact: 'Opportunities, competitors, industry trends',
  salesFact: 'Growth opportunities and gaps',
  riskFact: 'Alerts, compliance and the risk matrix',
  transactions: (count: string, week: string, compared: string) =>
    `${counted(count, 'transaction')} in ${week}${compared}`,
  uncounted: (amount: string, week: string) => `${amount} in ${week}; the number of sales isn’t on record`,
  compared: {
    none: ', the same as the week before',
    up: (far: string) => `, ${far} more than the week before`,
    down: (far: string) => `, ${far} fewer than the week before`,
  },
  alerts: 'Alerts',
  allAlerts: 'All risk alerts',
  nothingYet: {
    till: 'Nothing is on record yet. Start with your sales: one file is enough for a first honest answer.',
    agency:
      'Nothing is on record yet. Start with your settlements: one file is enough for a first honest answer.',
    hours:
      'Nothing is on record yet. Start with your timesheets or invoices: one file is enough for a first honest answer.',
    any: 'Nothing is on record yet. Start with your sales or invoices: one file is enough for a first honest answer.',
  },
  nothingYetForReaders: 'Nothing is on record yet. An owner or executive can import figures.',
  done: 'Done:',
  bring: {
    till: {
      title: 'Import your sales',
      text: 'A CSV or Excel export from your till. Two years is best; one month will do.',
    },
    agency: {
      title: 'Import your commissions',
      text: 'A CSV or Excel export of settlements or commissions from your agency software. Two years is best; one month will do. Your rent roll and listings can follow.',
    },
    hours: {
      title: 'Import your timesheets and invoices',
      text: 'A CSV or Excel export of hours, and one of invoices, from your time tracking or accounting software. Two years is best; one month will do.',
    },
    any: {
      title: 'Import your sales',
      text: 'A CSV or Excel export of your sales or invoices. Two years is best; one month will do.',
    },
  },
  bringSalesAction: 'Choose a file',
  bringInvoices: 'Import your invoices',
  bringInvoicesText: 'A CSV or Excel export of your invoices or sales. Two years is best; one month will do.',
  chase: 'Chase what’s overdue',
  chaseText: (overdue: string) => `${overdue} is overdue. The Imports screen lists who owes it.`,
  chaseAction: 'See who owes you',
  addCosts: 'Add your costs',
  addCostsText: 'Wages, supplies and rent, from Xero, MYOB or a spreadsheet. Until then, margin isn’t shown.',
  addCostsAction: 'Add costs',
  sayFocus: 'Say what you’re working towards',
  sayFocusText: 'One sentence is enough. Every brief and every answer is measured against it.',
  sayFocusAction: 'Set a focus',
  invite: 'Invite the people you decide with',
  inviteText: 'A partner, your accountant, an auditor: each sees what their role needs.',
  inviteAction: 'Invite people',
  dropFile: 'You can drop a file anywhere on this page, or',
  // Phones and tablets cannot drop files.
  dropNothing: 'You can also',
  connect: {
    till: { link: 'connect your till', rest: ', and sales will come in automatically.' },
    agency: { link: 'connect your accounting software', rest: ', and income will come in automatically.' },
    hours: { link: 'connect your accounting software', rest: ', and invoices will come in automatically.' },
    any: {
      link: 'connect your till or accounting software',
      rest: ', and sales will come in automatically.',
    },
  },
  coming: 'What you’ll see here',
  needs: {
    till: [
      { figure: 'Weekly revenue', need: 'needs sales' },
      { figure: 'Profit margin', need: 'needs sales and all costs' },
      { figure: 'Cash runway', need: 'needs a bank balance and costs' },
      { figure: 'Weekly transactions', need: 'needs sales with a time' },
    ],
    agency: [
      { figure: 'Weekly revenue', need: 'needs commissions and fees' },
      { figure: 'Profit margin', need: 'needs income and all costs' },
      { figure: 'Cash runway', need: 'needs a bank balance and costs' },
      { figure: 'Rents and fees a week', need: 'needs a rent roll' },
    ],
    hours: [
      { figure: 'Weekly revenue', need: 'needs invoices' },
      { figure: 'Profit margin', need: 'needs invoices and all costs' },
      { figure: 'Cash runway', need: 'needs a bank balance and costs' },
      { figure: 'Billed days and utilisation', need: 'needs timesheets' },
    ],
    any: [
      { figure: 'Weekly revenue', need: 'needs sales or invoices' },
      { figure: 'Profit margin', need: 'needs sales and all costs' },
      { figure: 'Cash runway', need: 'needs a bank balance and costs' },
      { figure: 'Weekly transactions', need: 'needs sales with a day' },
    ],
  },
})
