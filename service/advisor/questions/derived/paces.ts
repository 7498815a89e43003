/** "Are we on track to beat last week?", "wages should be 30%, where are we?", "the March quarter next year": where we are, and what is to come. */

import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import { mondayOf } from '../../periods/dates.ts'
import { saysNothing } from '../money/left-unsaid.ts'
import { isLineOfExpense, measuresIn } from '../question.ts'
import { readCompare } from '../readers/compare-reader.ts'
import { readForecast } from '../readers/forecast-reader.ts'
import type { DerivedReader } from './derived-reader.ts'
import { distance } from './levels.ts'

const lead = String.raw`^\W*(?:(?:so|and|but|ok|hey)\W+)*`
const ahead =
  '(?:on (?:track|pace|course) (?:to|for)|(?:going to|gonna|likely to|set to|tracking to|heading to)|ahead of|tracking ahead of|(?:doing|going|tracking) better than)'
const beats = '(?:beat(?:ing)?|top(?:ping)?|pass(?:ing)?|better|do better than|outdo|match)'

/** The week under way, whose days so far stand beside the same days of the week before. */
const overLastWeek = new RegExp(
  String.raw`${lead}(?:are|is|will) (?:we|this week|it) (?:still )?(?:${ahead}(?: ${beats})?|${beats}) (?:what we (?:did|took|made) )?last week(?:['’]s)?(?: (?<what>sales|takings|billing|fees|revenue))?(?: (?:so far|yet|at this stage|this week|then|or not))*\W*$`,
  'i',
)

/** The days of this week so far, beside the same days of the last one. */
const onTrack: DerivedReader = ({ text }, ask) => {
  if (!overLastWeek.test(text)) return undefined
  const plan = readCompare(ask('compare revenue this week with last week'))?.plan
  return plan?.operator === 'compare' ? plan : undefined
}

const whereWeAre =
  /[.,;:!?–-]*\s*(?:so )?(?:where (?:are|do) we(?: (?:at|sit|stand|land))?|how (?:do|are) we (?:compare|doing|going|tracking|stack up)|how does (?:ours|that) compare|where does that (?:leave|put) us)(?: (?:now|today|right now|on that|against that))?\W*$/i
const benchmark =
  /\b(?:should(?: (?:be|run|sit|stay|cost))?|(?:is|are) (?:meant|supposed|said) to be|ought to be|run|needs? to be)\b(?<line>[^.,;?!]{0,24}?)\b(?:at|around|about|under)? ?(?<share>\d{1,2}(?:\.\d)? ?(?:%|per ?cent))/i

/** A share that is told by somebody, and ours beside it. */
const besideBenchmark: DerivedReader = (question, ask) => {
  const { text, amounts } = question
  const asks = whereWeAre.exec(text)
  const share = benchmark.exec(text)?.groups?.share
  const [line, other] = [...new Set(measuresIn(question).map(({ measure }) => measure))].filter(
    isLineOfExpense,
  )
  const [, second] = amounts
  if (!asks || share === undefined || second || line === undefined || other !== undefined) return undefined
  const name = names.get(line) ?? line
  return distance(ask(`how far are ${name} from ${share} of revenue`), ask)
}

const names: ReadonlyMap<string, string> = new Map([
  ['staff', 'wages'],
  ['premises', 'rent'],
])

/** "The March quarter next year" names its year. */
const ofNextYear: DerivedReader = (question, ask) => {
  const { text, today } = question
  const named =
    /\b(?<of>(?:march|june|september|december) quarter|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?! quarter))(?: of)? next year\b/i
  if (!named.test(text) || !/\b(?:will|what['’]ll|going to|gonna|expect|forecast|look like)\b/i.test(text))
    return undefined
  const year = Number(today.slice(0, 4)) + 1
  const from = ask(text.replace(named, `$<of> ${year}`))
  const plan = from.periods.length === 1 && from.amounts.length === 0 ? readForecast(from)?.plan : undefined
  return plan?.operator === 'forecast' ? plan : undefined
}

/** "What'll we take the week of Christmas, last year was woeful": the week itself, and a year earlier beside it. */
const ofHolidayWeek: DerivedReader = (question, ask) => {
  const found =
    /\b(?:what(?:['’]ll| will| are| can| do)|how much(?: will| can| are)?) (?:we|i) (?:going to |gonna |expect to )?(?<verb>take|make|bill|do|gross|bring in)(?: in| for| over)? (?:the )?(?:week of christmas|christmas week|xmas week|week of xmas)\b/i.exec(
      question.text,
    )
  if (!found) return undefined
  const rest = question.text
    .replace(found[0], ' ')
    .replace(/\blast (?:year|christmas|xmas)(?:['’]s)? (?:was|were) [a-z]+/i, ' ')
  if (!saysNothing(rest)) return undefined
  const year = Number(question.today.slice(0, 4))
  const [monday] = [year, year + 1]
    .map((one) => mondayOf(decodeOrThrow(IsoDate, `${one}-12-25`, 'A date')))
    .filter((one) => one > question.today)
  if (monday === undefined) return undefined
  const [inYear, , day] = monday.split('-').map(Number)
  return readForecast(ask(`what will revenue be in the week of ${day} december ${inYear}`))?.plan
}

export const paceReaders: readonly DerivedReader[] = [onTrack, besideBenchmark, ofNextYear, ofHolidayWeek]
