/** Readers of questions about advice and actions: advise, act, decline. */
import type * as t from 'io-ts'
import type { ActPlan, DeclinePlan, OverviewPlan, TalkPlan } from '#schema/advisor/fact-plans'
import type { Plan } from '#schema/advisor/plan'
import { isMessageTo } from '../../actions/emails/occasions.ts'
import { isEdit, isOfDraft } from '../../actions/is-edit.ts'
import { changesRoster } from '../../actions/roster/changes-roster.ts'
import { ruleNearest } from '../../signposts/rule-asked.ts'
import { signsOf } from '../../signposts/sign-kinds.ts'
import { asksForMessage, asksWhatWasDone } from '../classifier/messages-asked.ts'
import { hasCue, type Question, type Reader, type Reading, type Used } from '../question.ts'
import { meaningOf } from '../term.ts'
import { isHyperbole } from '../wording/hyperbole.ts'
import { isInMortalDanger, isOfSelfHarm } from './mortal-danger.ts'
import { isOutside } from './outside-words.ts'

const takeAll = (question: Question): Used => new Set(question.terms.keys())

/** "Should we open later on Fridays?", "how can we improve margin?" The matter is the question itself. */
export const readAdvise: Reader = (question) => {
  const matter = question.text.trim().slice(0, 300)
  return matter === '' ? undefined : { plan: { operator: 'advise', matter }, used: takeAll(question) }
}

type Action = t.TypeOf<typeof ActPlan>['action']

const cueOf = { 'email-drafts': 'email', roster: 'roster', 'social-plan': 'social' } as const
const actions: readonly Action[] = ['email-drafts', 'roster', 'social-plan']

/** The action whose word a question has, where it has none of the likely one's: "plan next week's instagram". */
const actionNamed = (question: Question, likely: Action): Action => {
  // "Ask the team who can work on Boxing Day" is a message, and no roster.
  if (likely === 'email-drafts' && (asksForMessage(question.text) || isMessageTo(question.text)))
    return likely
  const named = actions.filter((action) => hasCue(question, cueOf[action]))
  const [only] = named
  return only && named.length === 1 ? only : likely
}

/** "Write to the bread supplier", "draft a roster for next week". */
export const readAct =
  (likely: Action): Reader =>
  (question) => {
    if (asksWhatWasDone(question.text)) return undefined
    const purpose = question.text.trim().slice(0, 300)
    const action = actionNamed(question, likely)
    return purpose === ''
      ? undefined
      : { plan: { operator: 'act', action, purpose }, used: takeAll(question) }
  }

/** Turns after which a draft is no longer spoken of. */
const mostBetween = 4

/**
 * The draft before, with a change that is asked for: "make it shorter", "another one for Instagram". Other questions may have
 * come between a draft and a change that can only be of one.
 */
export const editAct = (
  before: Plan | undefined,
  question: Question,
  earlier: readonly Plan[] = [],
): Reading | undefined => {
  const draft =
    before?.operator === 'act'
      ? isEdit(question.text) || (before.action === 'roster' && changesRoster(question.text))
        ? before
        : undefined
      : isOfDraft(question.text)
        ? earlier.slice(-mostBetween).findLast((plan) => plan.operator === 'act' && plan.action !== 'roster')
        : undefined
  if (draft?.operator !== 'act') return undefined
  const edits = [...(draft.edits ?? []), question.text.trim().slice(0, 300)]
  return { plan: { ...draft, edits }, used: takeAll(question) }
}

type Reason = t.TypeOf<typeof DeclinePlan>['because']

// Nobody is sent to an ambulance for a thin roster, and a weekday of trade is no matter of another product.
const inDanger =
  /\b(?:die|dying|dead|kill\w*|suicid\w*|harm\w*|hurt\w*|overdos\w*|ambulance|000|triple zero|collaps\w*|unconscious|breath\w*|chest|heart|stroke|seizure|bleed\w*|fire|burn(?:t|ed|ing)|chok\w*|faint\w*|attack\w*|gun|knife|end it|alive|live any|give up on|hopeless|can[’']?t go on|cannot go on|robb\w*|emergency|help me|numb|scared|unsafe|stab\w*|threat\w*)\b/i

const ofBody =
  /\b(?:ill|sick\w*|dizz\w+|pains?|aches?|aching|\w+aches?|fever\w*|blood|injur\w+|cut|doctors?|gp|hospital|medic\w+|anxi\w+|depress\w+|panic\w*|stress\w*|sleep\w*|exhaust\w+|burn(?:t|ed|ing)?[ -]?out|burnout|cope|coping|nause\w+|vomit\w*|symptoms?|pregnan\w+|covid|flu|rash|swollen|numb|heart|health|mental\w*|therap\w+|allerg\w+|infect\w+|wound\w*|sprain\w*|strain\w*|eyes?|arms?|legs?|foot|feet|hands?|fingers?|tooth|teeth|throat|stomach|cough\w*|unwell|migraines?|drunk|drugs?|alcohol\w*|backs?|head|shoulder|knees?|neck|lonely|crying|cry|overwhelm\w*|mood|tablets?|pills?|dose|poison\w*|concuss\w+|dying|died|grief|griev\w+)\b/i

/** Words of harm that mean none: "what's on fire?" asks for what is urgent, and who threatens to sue hurts nobody. */
const figurative =
  /\b(?:bleed\w*|burn\w*|h(?:a)?emorrhag\w*) (?:through )?(?:money|cash|sales|customers|dry|us)\b|\b(?:dying|dead|killing) (?:on|us|days?|hours?|as|at|in)\b|\bwhat(?:['’]?s| is)?(?: else| currently)? on fire\b|\bthreat(?:en(?:s|ed|ing)?)?\b(?: (?:me|us|to|with|of|a|an|the|go|take|call|leave|post|write)){0,6} (?:(?:bad|terrible|awful|nasty|negative|one.?star|1.?star) reviews?|reviews?|legal\w*|law\w*|solicitors?|court|fair work|ombudsman|tribunal|[qnv]cat|sue|suing|leave|resign|quit|walk|cancel\w*|elsewhere|public|report|media|complain\w*|strike|union)\b/gi

const literal = (text: string): string => text.replace(figurative, ' ')

const ofLaw =
  /\b(?:law\w*|legal\w*|illegal\w*|rights?|obligat\w+|oblig\w+|liab\w+|sue[ds]?|suing|court|tribunal|[qnv]cat|employees?|sham|contracts?|agreement|clause|lease|bond|evict\w*|tenan\w+|landlords?|sack\w*|fir(?:e|ed|ing)|dismiss\w*|redundan\w+|terminat\w+|warning\w*|let .{1,30} go|notice|award|penalty rates?|casuals?|overtime|breaks?|leave|holiday pay|super\w*|underpa\w+|pay (?:\w+ ){0,3}(?:cash|out)|cash in hand|dock\w*|deduct from|discriminat\w+|harass\w+|bull\w+|compensat\w+|workcover|injur\w+|accident|slipp\w+|insur\w+|licen[cs]\w+|permits?|council|compliance|complian\w+|regulat\w+|allowed|allow|may (?:i|we)|must (?:i|we)|(?:do|does) (?:i|we) have to|have to|required|entitle\w*|owe\w*|privacy|film\w*|record(?:ing)? (?:calls|people|conversations)|copyright|trade ?mark\w*|patent\w*|logo|defam\w+|review|slander|non-?compete|binding|enforce\w*|breach\w*|refund\w*|consumer|warrant\w+|refuse|ban|fine[ds]?|police|theft|steal\w*|stole\w*|fraud\w*|visa|work rights|minors?|under 1[58]|probation\w*|resign\w*|references?|trust (?:money|account|funds)|partnership|shareholder\w*|director\w*|bankrup\w+|insolven\w+|liquidat\w+|will|estate|deceased|poach\w*|confidential\w*|nda|ip|secret recording|cctv|camera|smok\w+|alcohol|rsa|rsl|music|apra|strata|zoning|easement|covenant|caveat|settle\w*|dispute\w*|mediat\w+|complain\w*)\b/i

const ofTax =
  /\b(?:tax\w*|gst|bas|ato|deduct\w*|claim\w*|write.?offs?|writ(?:e|ing|ten) off|depreciat\w+|fringe|fbt|payg|stamp duty|capital gains|cgt|div(?:ision)? 7a|psi|franking|super\w*|instant asset|lodg\w+|return|land tax|payroll tax|abn|invoice\w*|receipts?|deductib\w+|offset|excise|dividend\w*|trust|company (?:rate|car)|small business concession\w*|accountant)\b/i

/** From here a word of harm is said of the business. */
const ofBusiness = 0.9

const isDeclined = (question: Question, because: Reason): boolean => {
  const plain = literal(question.text)
  const isFigurative = isHyperbole(question) || (plain !== question.text && !inDanger.test(plain))
  if (because === 'emergency' && isFigurative) return false
  if ((because === 'emergency' || because === 'health') && signsOf(question)('business') >= ofBusiness)
    return false
  if (question.terms.some((term) => meaningOf(term, 'decline')?.because === because)) return true
  if (because === 'emergency') return inDanger.test(question.text)
  if (because === 'health') return ofBody.test(question.text) || inDanger.test(question.text)
  if (because === 'legal') return ofLaw.test(question.text)
  if (because === 'tax') return ofTax.test(question.text)
  if (because === 'outside' && isOutside(question.text)) return true
  const isOfTrade = question.terms.some((term) => meaningOf(term, 'weekdays') ?? meaningOf(term, 'lever'))
  return because !== 'outside' || !isOfTrade
}

/** A reading of an emergency, before any other. */
export const readEmergency = (question: Question): Reading | undefined =>
  isInMortalDanger(literal(question.text)) && !isHyperbole(question)
    ? declined(question, 'emergency')
    : undefined

const ruleOf = (text: string, because: Reason) => {
  const about = because === 'legal' || because === 'tax' ? ruleNearest(text) : undefined
  return about ? { about } : {}
}

const declined = (question: Question, because: Reason): Reading => ({
  plan: {
    operator: 'decline',
    because,
    ...(because === 'emergency' && isOfSelfHarm(question.text) ? { isSelfHarm: true } : {}),
    ...ruleOf(question.text, because),
  },
  used: takeAll(question),
})

/** Matters for a doctor, a lawyer or an accountant, and those that no record of a business holds. */
export const readDecline =
  (because: Reason): Reader =>
  (question) =>
    isDeclined(question, because) ? declined(question, because) : undefined

/** "Are we on target?" */
export const readFocus: Reader = (question) => ({ plan: { operator: 'focus' }, used: takeAll(question) })

/** "How are we doing?", "what is at risk?" */
export const readOverview =
  (of: t.TypeOf<typeof OverviewPlan>['of']): Reader =>
  (question) => ({ plan: { operator: 'overview', of }, used: takeAll(question) })

/** "Good morning", "thanks", "who answers here?" */
export const readTalk =
  (about: t.TypeOf<typeof TalkPlan>['about']): Reader =>
  (question) => ({ plan: { operator: 'talk', about }, used: takeAll(question) })
