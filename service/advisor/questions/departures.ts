/** Losses and gains that a question supposes: people who leave the team, and those who pay the business and go or come. */
import type { LeverChange } from '#schema/advisor/change-plans'
import { remember } from '../remember.ts'
import type { Question } from './question.ts'
import { meaningOf } from './term.ts'

/** Who goes, in the words of the question, and whether they work there or pay. */
export type Departure = {
  readonly of: 'team' | 'payers'
  readonly who: string
  /** The percentage of their work that goes, where not all of it does. */
  readonly part?: number
  /** True if they come to the business instead. */
  readonly isGain?: boolean
}

const going =
  /\b(?:leav(?:e|es|ing)|left|quits?|quit|resign(?:s|ed|ing)?|retire[sd]?|walk(?:s|ed|ing)?(?: out| away| off)?|depart(?:s|ed)?|go(?:es)? elsewhere|moves? on|moved on|pull(?:s|ed)? out|drop(?:s|ped)? us|hand(?:s|ed)? in (?:his|her|their) notice|(?:falls?|goes|went|is|are|was|were|gets?|got) (?:off |on )?(?:sick|ill|away|poached|stress leave)|stop(?:s|ped)?|finish(?:es|ed)?|ends?|ended|collapse[sd]?|folds?|folded|cancel(?:s|led)?|terminate[sd]?|disappear(?:s|ed)?|vanish(?:es|ed)?|switch(?:es|ed)?|defect(?:s|ed)?|desert(?:s|ed)?|(?:go|goes|went|gone) (?:away|elsewhere|to (?:the |a |another )?(?:competitor|rival|other)\w*)|(?:find|finds|found) (?:somewhere|someone|somebody|another|other)|go(?:es)?(?=[\s?!.]*$|,| (?:tomorrow|next|this|then)\b)|move[sd]? (?:away|elsewhere|out))\b/i
const losing = /\b(?:los(?:e|es|t|ing)|without)\s+(?<who>[^,.;?!]{2,60})/i
const supposed = /\b(?:if|suppose|say|imagine|when|happens? (?:when|if)|what about)\s+(?<who>[^,.;?!]{2,60})/i

/** True for a text in which somebody goes or is lost. */
export const isGoing = (text: string): boolean => going.test(text) || losing.test(text)

/** True for the owner's own step: "we let a barista go", "if we cut two clients". */
const isOwnStep =
  /\b(?:let|lets|letting)\b.{0,40}\bgo\b|\b(?:sack|fire|dismiss|cut|drop|axe|lay off|get rid of|don.?t replace)\w*\b/i

const payers =
  /\b(?:clients?|customers?|accounts?|landlords?|vendors?|sponsors?|program(?:me)?s?|contracts?|panels?|tenants?|sellers?|buyers?|authority|council|network|retainers?|managements?|projects?)\b/i
const noPayers =
  /(?:%|\bper ?cent\b)(?! of (?:the|our|my)\b)|\$|\b(?:i|we|you|they|it|he|she|this|that|there|people|sales|fees?|revenue|takings|billing|money|days?|weeks?|hours?|leases?|rent|power|price|costs?|suppliers?|roasters?|dairy|bank)\b/i

/** "Clients cancel two more days": what follows is lost, and not who is named. */
const ofNumber =
  /^ ?(?:another|an? (?:further|extra|additional)|\$?\d|one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i

const before = (text: string, verb: RegExp): string | undefined => {
  const found = verb.exec(text)
  if (!found || found.index === 0 || ofNumber.test(text.slice(found.index + found[0].length)))
    return undefined
  return text.slice(0, found.index)
}

/** What comes after a name: "the two largest landlords how much …", "a client of the same size". */
const tail =
  /\b(?:too|as well|also|cost|hurt|mean|leave us|of (?:the|that|this) same|do to|does|how|what|who|which|that|would|will|should|could|can|and|then|because|over|during|by|next|in(?! (?:\d+|three|four|five|ten|twenty)\b)|on|at|from)\b.*$/i

const longestName = 60

const trimmed = (who: string): string =>
  who
    .replace(tail, '')
    .replace(
      /^(?:and |one of |two of |some of |any of |all of |our |my |the |an? (?!third|quarter|fifth|tenth|half)|another )+/i,
      '',
    )
    .replace(
      /\b(?:were to|was to|should|will|would|to|all|suddenly|tomorrow|next (?:week|month|year)|in \w+)\s*$/gi,
      '',
    )
    .trim()
    .slice(0, longestName)

const longest = 300

const half = 50
/** "If the transport programme is cut by half" */
const reduced =
  /\b(?:if|suppose|say|when|happens? (?:if|when)|what about)\s+(?<who>[^,.;?!]{2,60}?) (?:(?:is|are|was|were|gets?|got) )?(?:halved|halves|(?:cut|cuts|reduced|scaled back|trimmed|shrinks?|shrank|drops?|falls?|fell)(?: back| down)? (?:by|in) (?:half|an? (?:third|quarter|fifth)|two thirds|\d+ ?(?:%|per ?cent)))/i

/** Payers who keep only a part of their work with us; undefined for anybody else. */
const reducedIn = ({ text, amounts }: Question): Departure | undefined => {
  const who = trimmed(reduced.exec(text)?.groups?.who ?? '')
  if (who === '' || noPayers.test(who) || !payers.test(who)) return undefined
  const part = amounts.find(({ unit }) => unit === 'percent')?.value ?? half
  return { of: 'payers', who, part }
}

const winning =
  /\b(?:if|suppose|say|imagine|happens? (?:when|if)|what about)\b[^,.;?!]{0,30}?\b(?:win|wins|won|land|lands|landed|gain|gains|gained|sign|signs|signed|get|gets|got|take|takes|took|pick|picks|picked|bring|brings|brought|add|adds|added|attract|attracts|attracted|find|found) (?:up |on |in |over )?(?<who>[^,.;?!]{2,60})/i
const coming =
  /\b(?:com(?:e|es) (?:on ?board|over|to us|across)|came (?:on ?board|over|to us|across)|sign(?:s|ed)? (?:up|on|with)|join(?:s|ed)?|start(?:s|ed)?)\b/i
/** "Two clients", "another client", "three more landlords": so many of them. */
const counted =
  /^(?:(?:up|on|in) )?(?:an?(?: (?:new|further|extra|additional))?|another|one|two|three|four|five|six|seven|eight|nine|ten|dozen|\d+)\b(?: (?:more|new|further|extra|additional|other|big|small|large))* (?<noun>\w+)$/i

/** Payers who are won in some number; undefined for anybody else, and where sales count them. */
const wonIn = ({ text, trade }: Question): Departure | undefined => {
  const clause = supposed.exec(text)?.groups?.who
  const named = winning.exec(text)?.groups?.who ?? (clause === undefined ? undefined : before(clause, coming))
  const who = named?.replace(tail, '').trim().slice(0, longestName) ?? ''
  const noun = counted.exec(who)?.groups?.noun ?? ''
  if (noPayers.test(who) || !payers.test(noun) || (isOfVisitors(trade) && /^customers?$/i.test(noun)))
    return undefined
  return { of: 'payers', who: who.replace(/^(?:up|on|in) /i, ''), isGain: true }
}

/** Where people walk in, a customer is a sale. */
const isOfVisitors = (trade: Question['trade']): boolean => trade === 'cafe' || trade === 'retail'

const departures = remember((question: Question): { readonly found?: Departure } => {
  const { text, trade, terms } = question
  if (text.length > longest) return {}
  const less = reducedIn(question)
  if (less) return { found: less }
  if (!losing.test(text) && isOwnStep.test(text)) return {}
  const lost = losing.exec(text)?.groups?.who
  const clause = supposed.exec(text)?.groups?.who
  const named = clause === undefined ? undefined : before(clause, going)
  const who = trimmed(named ?? lost ?? '')
  if (who === '') {
    const won = wonIn(question)
    return won ? { found: won } : {}
  }
  const ofTeam = terms.some(
    (term) => meaningOf(term, 'staff-hours') && who.toLowerCase().includes(term.words.at(-1) ?? '\n'),
  )
  if (ofTeam) return { found: { of: 'team', who } }
  if (noPayers.test(who) || !payers.test(who)) return {}
  return isOfVisitors(trade) && /^(?:\d+|\w+)? ?customers?$/i.test(who)
    ? {}
    : { found: { of: 'payers', who } }
})

/** The loss that a question supposes, if it supposes one. */
export const departureIn = (question: Question): Departure | undefined => departures(question).found

/** A tenth of the sales, where no record says what those who leave or come bring in. */
export const example = ({ isGain }: Departure): LeverChange => ({
  lever: 'volume',
  by: 'percent',
  size: isGain ? 10 : -10,
})

/** What is supposed besides payers who leave or come: no sales, since nothing says how many are theirs. */
export const besides = (changes: readonly LeverChange[]): readonly LeverChange[] =>
  changes.filter(({ lever, by }) => !(lever === 'volume' && by === 'amount') && by !== 'hours')

/** True where payers in some number were read as so many sales. */
export const isReadAsSales = (gone: Departure, changes: readonly LeverChange[]): boolean =>
  gone.of === 'payers' &&
  besides(changes).length < changes.length &&
  besides(changes).every(({ lever }) => lever !== 'volume')
