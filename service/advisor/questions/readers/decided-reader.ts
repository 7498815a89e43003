/** Reads a question about decisions: what was decided, what came of it, and how often advice came true. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Period } from '#schema/advisor/period'
import type { IsoDate } from '#schema/core/scalars'
import { plusDays } from '../../calendar.ts'
import { authorIn } from '../authors.ts'
import { withoutDenial } from '../negation.ts'
import type { Question, Reader, Used } from '../question.ts'
import { namedPeriods } from '../selection.ts'
import { searchWords, useWords } from './search-words.ts'

/** As far back as decisions are looked for where no time is named. */
const farBack = 1100

/** All the time in which decisions are looked for. */
export const ofAllDecisions = (today: IsoDate): Period => ({
  of: { kind: 'dates', from: plusDays(today, -farBack), to: today },
})

const untilEndOf = ({ of }: Period, today: IsoDate): Period | undefined =>
  of.kind === 'since'
    ? undefined
    : {
        of: {
          kind: 'between',
          from: { kind: 'dates', from: plusDays(today, -farBack), to: today },
          to: of.kind === 'between' ? of.to : of,
        },
      }

/** Words that ask for a decision or for its outcome, and name no matter. */
const ofDecision = new Set(
  `decide decides decided decision decisions choose chose chosen choice settle settled agree agrees agreed accept accepts accepted accepting dismiss dismissed
  reject rejects rejected refuse refused decline declined approve approved knock knocked turn turned sign signed took take land landed act acted yes no binned bin
  outcome outcomes result results become became work works worked working pan panned pay pays paid payoff success succeed succeeded successful fail failed failure flop flopped
  hit hits miss missed missing misses true truth right wrong correct accurate accuracy accurately good bad better worse worth while difference help helped useful use save saved saving savings earn earned
  happen happened finish ended end ends up through follow followed stand stands status position far since ago recently lately call calls called move mind minds
  advice advise advised advisory advisories suggestion suggestions suggested recommendation recommendations recommended recommend nudge nudges tip tips prediction predictions predicted predict forecasts
  idea ideas bright brilliant clever proposal proposals proposed piece pieces thing track record rate often many much score batting average strike reliable reliability trust trustworthy honest honestly
  performance perform performed performing list every each all my our your jarvin you year month week months weeks history log past previous earlier bring brought
  actually really money any anything come came off go went going gone get got made make did do done doing was were is are have has been had would should could
  yeses air limbo unproven proven proved prove proof unmeasured measure measuring scored result yet still stuff jury out verdict verdicts know badly poorly disappointing disappointed disappoint disappointment mistake mistakes regret regrets regretted backfired backfire sour south choices mine
  ignore ignored deliver delivered promised promise expected expect reach reached measure measured change changes changed wasnt didnt hasnt meant meet met target`
    .split(/\s+/)
    .filter(Boolean),
)

const accepted =
  /\baccept(?:ed|ing)?\b|\bsaid? yes\b|\bsay yes\b|\bagree[ds]?\b|\bapprov(?:e|ed)\b|\bsign(?:ed)? off\b|\btook (?:up|on)\b|\bgo(?:ne)? (?:ahead|with)\b|\bwent (?:ahead|with)\b|\badopted\b|\btaken up\b|\bacted on\b|\bfollowed\b/i
const dismissed =
  /\bdismiss(?:ed)?\b|\breject(?:ed|ions?)?\b|\bturn(?:ed)? down\b|\bknock(?:ed)? back\b|\b(?:said?|say) no\b|\bdecline[ds]?\b|\brefuse[ds]?\b|\bbinn?ed\b|\bruled out\b|\bpass(?:ed)? (?:on|up)\b|\bnot (?:take up|accept|go with|go ahead)\b|\bthrew out\b|\bignor(?:e|ed|ing)\b/i

const isEither = /\bor\b|\byes (?:and|or|\/) no\b/i

const adviceWords = `(?:advice|advis(?:ory|ories)|suggestions?|recommendations?|recommended|nudges?|tips?|predictions?|calls|promises|ideas?)`
const outcomeWords = String.raw`(?:right|wrong|correct|true|accurate|accuracy|work(?:s|ed|ing)?|pan(?:ned)? out|c[ao]me off|pa(?:y|ys|id|ying) off|paid|hits?|miss(?:es|ed)?|succe\w+|fail\w*|flop\w*|reliable|reliability|trust\w*|scored?|scoring|good|worth|perform\w*|deliver\w*|results?|outcomes?)`

/** Questions about advice in general: how often it came true. */
const scorePatterns: readonly RegExp[] = [
  /\btrack record\b|\b(?:hit|strike|success) rate\b|\bbatting average\b|\bscore ?card\b/i,
  new RegExp(String.raw`\b${adviceWords}\b.*\b${outcomeWords}\b`, 'i'),
  new RegExp(String.raw`\b${outcomeWords}\b.*\b${adviceWords}\b`, 'i'),
  /\bhow (?:often|many times|accurate|reliable|good|trustworthy|right|well)\b.*\b(?:you|jarvin|advisor|adviser)\b/i,
  /\b(?:have|has|were|are|did) (?:you|jarvin)\b.*\b(?:right|wrong|correct)\b/i,
  /\b(?:best|smartest|worst) (?:thing|move|decision|call|step)s?\b.*\b(?:we|i)(?:['’]ve)? (?:did|made|took|done|taken)\b/i,
  new RegExp(
    String.raw`\b(?:anything|everything|something|things|what|stuff) (?:that )?(?:you|jarvin)(?:['’]ve|['’]d| have| has| had)? (?:told|said|advised|suggested|recommended|proposed|predicted|promised)\b.*\b${outcomeWords}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${adviceWords}\b.*\bmade (?:us )?money\b`, 'i'),
]

const outcomePattern = new RegExp(String.raw`\b${outcomeWords}\b`, 'i')

/** True if a question asks how often advice came true, whatever it was about. */
export const asksForScore = ({ text }: Question): boolean =>
  scorePatterns.some((pattern) => pattern.test(text)) ||
  (authorIn(text) !== undefined && outcomePattern.test(text))

const missed =
  /\bmiss(?:ed|es)?\b|\bwrong\b|\bfail(?:ed|ures?|s)?\b|\bflop(?:ped|s)?\b|\bbackfired\b|\b(?:badly|poorly|disappoint\w*|mistakes?|regret\w*|(?:went|gone|go) (?:sour|south))\b/i
const hit =
  /\bmade (?:us )?(?:the )?(?:most )?(?:money|a difference)\b|\b(?:best|smartest) (?:thing|move|decision|call|idea|step)s?\b.*\b(?:we|i)(?:['’]ve)? (?:did|made|took|done|taken|had)\b|\bwork(?:ed)?\b|\bright\b|\bhits?\b|\bsucce\w+\b|\bpaid off\b|\bc[ao]me (?:true|off)\b|\bcorrect\b/i
const result = '(?:results?|outcomes?|verdicts?|proof|proven|proved|measured|scored|answer|told|known|clear)'
/** "Which of my decisions has no result yet?", "what have I accepted that is still unproven?" */
const unproven = new RegExp(
  String.raw`\b(?:yes(?:es)?|agreed|accepted|approved)\b.*\b(?:up in the air|in limbo)\b|\b(?:unproven|unmeasured|unscored|too early to (?:tell|say|call)|jury(?:['’]s| is)? (?:still )?out)\b|\b(?:no|without(?: an?| any)?|not|never|lack\w*|wait\w* (?:for|on)|n['’]?t)\b(?: (?:been|yet|have|had|got|any|an?|the|its?|their|clear|be|really|actually)){0,4} ${result}\b|n['’]?t (?:been |yet |have |had |got |any |an? |be |really |actually ){0,4}${result}\b`,
  'i',
)
const asksWhich = /\b(?:which|what|list|show|name)\b/i
/** True for a question how often, not whether, advice came true. */
export const asksHowOften = /\bhow (?:often|many|much|accurate|reliable|good|well)\b|\brate\b|\brecord\b/i

/** Which outcome a text names; what did not work missed, and what was not wrong came true. */
const verdictOf = (text: string): DecidedPlan['verdict'] => {
  const undenied = withoutDenial(text)
  const named = missed.test(text) ? 'missed' : hit.test(undenied ?? text) ? 'hit' : undefined
  if (named === undefined || undenied === undefined) return named
  return named === 'hit' ? 'missed' : 'hit'
}

const statusOf = (text: string): DecidedPlan['status'] => {
  const [isAccepted, isDismissed] = [accepted.test(text), dismissed.test(text)]
  if (isAccepted === isDismissed || isEither.test(text)) return undefined
  return isAccepted ? 'accepted' : 'dismissed'
}

const whySuggested =
  /\b(?:why|reasons?)\b.*\b(?:suggest\w*|propos\w*|recommend\w*|advised|raised|put (?:to|up|forward)|given)\b/i

const askedOf = (text: string): Pick<DecidedPlan, 'asked'> => {
  if (/^\W*(?:and )?who\b/i.test(text)) return { asked: 'who' }
  return whySuggested.test(text) ? { asked: 'why' } : {}
}

/** "What became of the price change?", "what did we knock back?", "how often is your advice right?" */
export const readDecided: Reader = (question) => {
  const used: Used = new Set()
  const { text, today } = question
  const named = namedPeriods(question)[0]
  const author = authorIn(text)
  const style = author?.key
  const styleWords = author?.words ?? []
  const words = searchWords(question, new Set(named ? [named.at] : [])).filter(
    (word) => !ofDecision.has(word) && !styleWords.includes(word),
  )
  if (named) used.add(named.at)
  useWords(question, used, [...ofDecision, ...words, ...styleWords])
  const isGeneral = words.length === 0
  const asked = statusOf(text)
  const isList = asked !== undefined && !asksHowOften.test(text)
  const isUnproven = isGeneral && unproven.test(text) && !asksHowOften.test(text)
  const isByOutcome = asksWhich.test(text) && verdictOf(text) !== undefined && !asksHowOften.test(text)
  const isScore =
    isGeneral && !isUnproven && (!isList || isByOutcome) && (asksForScore(question) || isByOutcome)
  const status = isScore || isUnproven || !isGeneral ? undefined : asked
  const verdict = isUnproven ? 'unproven' : isScore && isByOutcome ? verdictOf(text) : undefined
  // What was decided on a matter by the end of a time that is named may have been decided long before it.
  const period = isGeneral ? named?.period : named && untilEndOf(named.period, today)
  return {
    plan: {
      operator: 'decided',
      period: period ?? ofAllDecisions(today),
      ...(isGeneral ? {} : { words }),
      ...(status ? { status } : {}),
      ...(style ? { style } : {}),
      ...(isScore ? { isScore } : {}),
      ...(verdict ? { verdict } : {}),
      ...(isScore || !asked ? {} : askedOf(text)),
    },
    used,
  }
}
