/**
 * What a message asks. A message that goes on from the question before it takes over what it leaves out. Nothing in a
 * message is ever carried out: it is only matched against the questions that there are answers to.
 */
import { readTopic } from '../brief/themes.ts'
import { chosen } from './choices.ts'
import type { Concept } from './concept.ts'
import { bestIntent, costs, type Scored } from './intents.ts'
import { keepReadings, type Read } from './kept-readings.ts'
import { metricIn, type Slots, slotsIn } from './particulars.ts'
import type { Question } from './question.ts'
import { unquoted } from './quoted-words.ts'
import { settled } from './settled.ts'
import { costsBefore, severalCosts } from './several-costs.ts'
import { severalFields } from './several-fields.ts'
import { lensIn } from './slots.ts'
import { ideasIn } from './synonyms.ts'
import type { Calendar } from './times.ts'
import { halvesOf, isSized, namesSize, namesTwoPercentages } from './two-changes.ts'
import { mayBeCause, unknownIn } from './unknown.ts'
import { plainWords, questionPart } from './words.ts'

/** Less than this says only something about the question before. */
const ownQuestion = 3

/** The particulars of a question, with those of another one where it has none. */
const orElse = (slots: Slots, other: Slots): Slots => ({
  metric: slots.metric ?? other.metric,
  metrics: slots.metric === undefined ? other.metrics : undefined,
  when: slots.when ?? other.when,
  months: slots.months ?? (slots.when === undefined ? other.months : undefined),
  day: slots.day ?? (slots.when === undefined ? other.day : undefined),
  against: slots.against ?? other.against,
  lever: slots.lever ?? other.lever,
  kind: slots.kind ?? (slots.lever === undefined ? other.kind : undefined),
  part: slots.kind === undefined && slots.lever === undefined ? other.part : slots.part,
  opening: slots.opening ?? other.opening,
  per: slots.per ?? (slots.dollars === undefined ? other.per : undefined),
  // Another size in percent takes the place of one in dollars, and the other way round.
  amount: slots.amount ?? (slots.dollars === undefined ? other.amount : undefined),
  dollars: slots.dollars ?? (slots.amount === undefined ? other.dollars : undefined),
  end: slots.end ?? other.end,
  grain: slots.grain ?? other.grain,
  target: slots.target,
  leavesOut: slots.leavesOut,
  weekday: slots.weekday ?? other.weekday,
  lens: slots.lens ?? other.lens,
  unknown: slots.unknown ?? other.unknown,
})

/** A question of its own, however short: one that opens as such and names its subject, or asks for advice on its own. */
const standsAlone = (text: string, ideas: ReadonlySet<Concept>, own: Scored, slots: Slots): boolean => {
  if (own.intent === 'advice') return !ideas.has('back') && !joined.test(text)
  return own.score >= ownQuestion && slots.metric !== undefined && opening.test(text)
}
const joined = /^(and|but|so|then|ok|what about|how about)\b/
const opening =
  /^(how (?!about|come)|what (?!about)|(are|is|do|does|did|should|can|when|where|which|who|was|were) )/

/** With a title these ask what is written under it. */
const ofTitles: readonly Question['intent'][] = ['recall', 'explain', 'greeting', 'thanks']

const asksForTitle = (ideas: ReadonlySet<Concept>, { intent, score }: Scored): boolean =>
  intent !== 'act' && (score === 0 || ofTitles.includes(intent) || ideas.has('record'))

// What opens with the name of a record goes on with a question of its own, if with any.
const ofRecord = /^\s*about the (brief|memo|advisory)\b/i

/** Courtesies, which leave the question before alone. */
const courtesies: readonly Question['intent'][] = ['greeting', 'thanks', 'bye', 'identity']

const pointsBack = (text: string, ideas: ReadonlySet<Concept>): boolean =>
  ideas.has('back') && !/\bthis (week|month|quarter|year)\b/.test(text)

const goesOn = (text: string, ideas: ReadonlySet<Concept>): boolean =>
  /^(and|but|so|what about|how about|also|or|then|ok|why|in|by|same|explain|compare|compared)\b/.test(text) ||
  text.split(' ').length <= 4 ||
  (pointsBack(text, ideas) && text.split(' ').length <= 9)

const saysSomething = (slots: Slots): boolean => Object.values(slots).some((slot) => slot !== undefined)

/** What is asked of the present only. */
const ofNow: readonly Question['intent'][] = ['advice', 'risk', 'focus', 'cash', 'afford', 'industry', 'day']

const goOn = (before: Question, own: Scored, slots: Slots): Question => {
  const { intent, ...rest } = before
  // "and margin?" asks the question before about something else; "why?" asks another question about the same thing.
  if (own.intent === intent) return { ...orElse(slots, rest), intent }
  if (own.score > ownQuestion || intent === 'unclear' || intent === 'greeting') {
    const { metric, when, weekday, lens } = orElse(slots, rest)
    // The worst week is not one of low costs, whatever was asked before.
    const isCostBefore = slots.metric === undefined && costs.some((cost) => cost === metric)
    return {
      ...slots,
      metric: own.intent === 'extreme' && isCostBefore ? undefined : metric,
      when,
      weekday,
      lens,
      intent: own.score >= ownQuestion ? own.intent : 'unclear',
      // "And if they fell by half?" turns what was turned before.
      lever: slots.lever ?? (own.intent === 'what-if' ? rest.lever : undefined),
    }
  }
  if (!saysSomething(slots)) return { ...slots, intent: own.score > 0 ? own.intent : 'unclear' }
  const joined = orElse(slots, rest)
  // A fall that is only given another size is still a fall.
  const isOtherSize = slots.amount !== undefined && slots.lever === undefined && (before.amount ?? 0) < 0
  // Another time alone asks how things stood then.
  if (slots.when && slots.day === undefined && ofNow.includes(intent)) return { ...slots, intent: 'overview' }
  const asked = intent === 'ask-metric' ? 'why' : intent.startsWith('ask-') ? 'what-if' : intent
  return { ...joined, intent: asked, amount: isOtherSize ? -Math.abs(joined.amount ?? 0) : joined.amount }
}

// "What would the analyst say?" asks for another view of the question before, not for something in writing.
const ownIntent = (ideas: ReadonlySet<Concept>, hasLens: boolean): Scored =>
  hasLens && ideas.has('said') && !ideas.has('record') ? { intent: 'overview', score: 1 } : bestIntent(ideas)

const understandOne = (message: string, before: Question | undefined, calendar: Calendar): Question => {
  const { rest, titles } = unquoted(message)
  const text = plainWords(titles.length > 0 ? rest.replace(ofRecord, '') : rest)
  const choice = before && chosen(text, before)
  if (choice !== undefined) return { ...understandOne(choice, undefined, calendar), when: before?.when }
  const ideas = ideasIn(text)
  const own = ownIntent(ideas, lensIn(text) !== undefined)
  const said = slotsIn(text, ideas, calendar, before)
  // Between quotation marks stands what is asked about, at most: the question is in the words around them.
  const slots = { ...said, metric: said.metric ?? metricIn(ideasIn(plainWords(titles.join(' ')))) }
  if (titles.length > 0 && asksForTitle(ideas, own))
    return { ...slots, intent: 'recall', about: plainWords(rest), titles }
  const unknown = unknownIn(text)
  const isSizedChange =
    own.intent === 'what-if' &&
    settled({ ...slots, intent: 'what-if' }).intent !== 'ask-percent' &&
    slots.lever !== undefined
  // The rain may be the cause of a change; the change itself can be told.
  const isOnlyCause = unknown !== undefined && mayBeCause(unknown) && isSizedChange && slots.lever !== 'price'
  const isOwnSum = slots.lever === 'cost' && slots.dollars !== undefined && isSizedChange
  if (unknown !== undefined && own.intent !== 'recall' && own.intent !== 'act' && !isOnlyCause && !isOwnSum)
    return { ...slots, intent: 'unknowable', unknown }
  if (own.intent === 'recall') return { ...slots, intent: 'recall', about: text }
  if (own.intent === 'act') return { ...slots, intent: 'act' }
  if (own.score > 0 && courtesies.includes(own.intent)) return { ...slots, intent: own.intent }
  if (before && !standsAlone(text, ideas, own, slots) && goesOn(text, ideas))
    return settled(goOn(before, own, slots))
  const about = own.intent === 'advice' ? text : undefined
  if (own.score > 0) return settled({ ...slots, intent: own.intent, about })
  if (slots.day !== undefined) return { ...slots, intent: 'day' }
  if (slots.when !== undefined && /^(how|what about) /.test(text)) return { ...slots, intent: 'overview' }
  const isAboutDays = slots.weekday !== undefined || slots.grain === 'day' || slots.grain === 'hour'
  if (isAboutDays) return { ...slots, intent: 'extreme' }
  // What a brief could be written about can be advised on, too.
  const isTopic = text.split(' ').length >= 3 && !['open', 'overview'].includes(readTopic(text).theme)
  return isTopic ? { ...slots, intent: 'advice', about: text } : { ...slots, intent: 'unclear' }
}

const readMessage: Read = (message, before, calendar) => {
  const whole = understandOne(message, before, calendar)
  const costs = severalCosts(message, whole, (one) => understandOne(one, undefined, calendar))
  if (costs) return costs
  const fields = severalFields(message, whole)
  if (fields) return fields
  for (const [half, other] of halvesOf(message)) {
    const first = understandOne(half, before, calendar)
    const second = isSized(first) && namesSize(other) ? understandOne(other, first, calendar) : undefined
    if (second && isSized(second)) return { ...first, leavesOut: 'change' }
  }
  // Of two sizes that cannot be told apart none is the one that was meant.
  if (isSized(whole) && namesTwoPercentages(message))
    return { ...whole, intent: 'ask-percent', amount: undefined }
  return before ? costsBefore(message, whole, before) : whole
}

const readOnce = keepReadings(readMessage)

/** Understands one message after the question before it; of two changes that it names the first, of several costs all. */
export const understand: Read = (message, before, calendar) =>
  readOnce(questionPart(message), before, calendar)

/** The last question of a thread, each understood after the one before it. */
export const understandThread = (messages: readonly string[], calendar: Calendar): Question | undefined =>
  messages.reduce<Question | undefined>((before, message) => {
    const question = understand(message, before, calendar)
    // "Thanks" and the like leave the subject where it was.
    const isAside = ['thanks', 'greeting', 'bye', 'identity', 'explain', 'sure', 'act'].includes(
      question.intent,
    )
    return isAside && before ? before : question
  }, undefined)
