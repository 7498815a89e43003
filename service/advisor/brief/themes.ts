/** What a topic is about: themes by their words. */
import { dollarsIn } from '../chat/slots.ts'
import { plainWords } from '../chat/words.ts'
import type { WeekField } from '../field-values.ts'

/** What a brief can be about; `open` is everything that the records say nothing of. */
export type Theme =
  | 'revenue'
  | 'margin'
  | 'cash'
  | 'team'
  | 'pricing'
  | 'customers'
  | 'season'
  | 'risk'
  | 'growth'
  | 'focus'
  | 'overview'
  | 'open'

/** What the screens call a theme; also the category of its briefs. */
export const categories: Readonly<Record<Theme, string>> = {
  revenue: 'Revenue',
  margin: 'Margin and costs',
  cash: 'Cash',
  team: 'Team',
  pricing: 'Pricing',
  customers: 'Customers',
  season: 'Season',
  risk: 'Risk',
  growth: 'Growth',
  focus: 'Focus',
  overview: 'Overview',
  open: 'Open question',
}

// Beginnings of words, so that "price" finds "prices" and "priced"; a space at the end makes it the whole word.
const lists: Readonly<Record<Exclude<Theme, 'open'>, string>> = {
  revenue:
    'last year, year ago, year on year, revenue, takings, turnover, income, top line, sales figure, earn, billing, fees',
  margin:
    'margin, profit, cost, expense, supplier, spend, bottom line, overhead, rent , lease, waste, ' +
    'dairy, bean, ingredient, portal, contractor, subcontract, food, invoice, bill, benchmark, ' +
    'saving, advertising spend, marketing spend, ad spend, advertising budget, marketing budget',
  cash:
    'can we afford, cash, runway, liquid, reserve, loan, overdraft, tax, drawing, dividend, borrow, payment, ' +
    'debt, buffer, afford, invest, bank, equipment',
  team:
    'staff, roster, shift, hire, hiring, wage, team, labour, labor, employee, people, recruit, ' +
    'utilisation, utilization, bench, consultant, barista, chef, agents, overtime, training, ' +
    'morale',
  pricing:
    'cents more, dollars more, price, pricing, rate, discount, fee schedule, charge, menu, commission, day rate, ' +
    'increase prices, management fee, letting fee, listing fee, our fee , the fee , fee rise',
  customers:
    'customer, guest, client, cover, footfall, transaction, loyal, retention, churn, visit, ' +
    'vendor, landlord, buyer, listing, settlement, pipeline, repeat, average spend, basket, ' +
    'regular, satisfaction',
  season:
    'season, christmas, summer, winter, spring, autumn, holiday, weekend, weekday, monday, ' +
    'tuesday, wednesday, thursday, friday, saturday, sunday, hour, evening, morning, afternoon, ' +
    'opening, january, december, peak, quiet, busy, busiest, easter',
  risk:
    'takings fell, takings fall, revenue fell, revenue fall, sales fell, fell by, fall by, drops by, ' +
    'risk, threat, downturn, recession, worst, resilien, insur, exposure, depend, concentration, ' +
    'what if, lose, losing, danger, drop, decline, slump, safety, complian',
  growth:
    'new guest, new client, new customer, new landlord, new vendor, grow, marketing, market, campaign, advert, acquisition, acquire, expand, expansion, social, ' +
    'promot, brand, post, scale, second site, new product, launch, competit, innovat, opportunit, ' +
    'referral',
  focus: 'focus, goal, objective, target, priorit, strategy, strategic, plan, metric, kpi',
  overview:
    'how are we, how did, compare us, compare with, doing, performance, overview, summary, this week, last week, week ahead, ' +
    'review, status, report, trend, forecast, outlook, business, next month, next week, ' +
    'next quarter, results',
}

const themeNames: readonly Exclude<Theme, 'open'>[] = [
  ...(['revenue', 'margin', 'cash', 'team', 'pricing', 'customers'] as const),
  ...(['season', 'risk', 'growth', 'focus', 'overview'] as const),
]

const themeWords = themeNames.map((theme) => ({ theme, words: lists[theme].split(', ') }))

const firstWords = [
  ...new Set(themeWords.flatMap(({ words }) => words.map((start) => start.split(' ')[0] ?? start))),
]

const ownNames = new Set(['revenue', 'margin', 'cash', 'runway', 'roster', 'season', 'risk', 'focus'])

/** What each theme rests on: weekly fields, whether it needs hours, and the field whose direction decides. */
export const restsOf: Readonly<
  Record<
    Theme,
    {
      readonly fields: readonly WeekField[]
      readonly onHours?: boolean
      readonly heading: WeekField
      readonly unmeasured?: readonly string[]
    }
  >
> = {
  revenue: { fields: ['revenue', 'transactions'], heading: 'revenue' },
  margin: { fields: ['profitMargin', 'revenue', 'staff', 'supplies'], heading: 'profitMargin' },
  cash: { fields: ['cashRunwayWeeks', 'costs'], heading: 'cashRunwayWeeks' },
  team: { fields: ['staff', 'revenue'], onHours: true, heading: 'revenue', unmeasured: ['the hours worked'] },
  pricing: {
    fields: ['revenue', 'transactions', 'supplies'],
    heading: 'revenuePerTransaction',
    unmeasured: ['how volume responds to prices'],
  },
  customers: {
    fields: ['transactions', 'revenue'],
    heading: 'transactions',
    unmeasured: ['who comes back'],
  },
  season: { fields: ['revenue'], onHours: true, heading: 'revenue' },
  risk: { fields: ['revenue', 'cashRunwayWeeks', 'costs'], heading: 'revenue' },
  growth: {
    fields: ['transactions', 'revenue', 'marketing'],
    heading: 'transactions',
    unmeasured: ['what a campaign brings'],
  },
  focus: { fields: ['revenue', 'profitMargin', 'transactions'], heading: 'revenue' },
  overview: {
    fields: ['revenue', 'profitMargin', 'cashRunwayWeeks', 'transactions'],
    heading: 'revenue',
  },
  open: { fields: ['revenue'], heading: 'revenue' },
}

/** A topic as it was understood: its themes, the most meant first, and a percentage that it names. */
export type Topic = {
  readonly theme: Theme
  readonly others: readonly Theme[]
  readonly percent: number | undefined
  /** Money that it names, AUD. */
  readonly dollars?: number | undefined
  /** True where it asks about less rather than more. */
  readonly isCut?: boolean
  /** 0 is Monday; the first weekday that the topic names. */
  readonly weekday: number | undefined
  /** How much of the topic the themes cover, 0 to 1; 0.15 for an open question. */
  readonly fit: number
}

const small = new Set(
  (
    'about should would could what when where which does have with from that this will there they them more into over ' +
    'than your been were much many some make improve raise increase reduce lower change next last better best ' +
    'week weeks month months quarter year help need want look show tell give think keep going doing still also just only'
  ).split(' '),
)

const fitOf = (plain: string): number => {
  const said = plain.split(' ').filter((word) => word.length > 3 && !small.has(word) && !/\d/.test(word))
  const known = said.filter((word) => firstWords.some((start) => word.startsWith(start)))
  return said.length === 0 ? 1 : 0.6 + (0.4 * known.length) / said.length
}

const cuts = / (cut|cutting|lower|lowering|reduce|reducing|drop|discount|discounts|cheaper|less|down) /
const rises = / (raise|raising|increase|increasing|higher|more|up) /

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Understands a topic by its words; a topic without any of them is an open question. */
export const readTopic = (topic: string): Topic => {
  const plain = ` ${topic.toLowerCase().replace(/[^\p{L}\p{N}%.]+/gu, ' ')} `
  const scores = themeWords
    .map(({ theme, words }) => ({
      theme,
      // A longer word says more than a short one, and a theme's own name most; overview words say least of all.
      score:
        words
          .filter((word) => plain.includes(` ${word}`))
          .reduce((sum, word) => sum + word.length * (ownNames.has(word) ? 3 : 1), 0) *
        (theme === 'overview' ? 0.5 : 1),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
  const [first, ...rest] = scores.map(({ theme }) => theme)
  const percent = Number(/(\d{1,2}(?:\.\d)?) ?(?:%|per ?cent)/.exec(plain)?.[1] ?? Number.NaN)
  const weekday = days.findIndex((day) => plain.includes(` ${day}`))
  return {
    theme: first ?? 'open',
    others: rest.slice(0, 1),
    percent: percent > 0 && percent <= 50 ? percent : undefined,
    dollars: dollarsIn(plainWords(topic)),
    isCut: cuts.test(plain) && !rises.test(plain),
    weekday: weekday < 0 ? undefined : weekday,
    fit: first === undefined ? 0.15 : fitOf(plain),
  }
}
