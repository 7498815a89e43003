/**
 * What a message asks. A message that goes on from the question before it takes over what it leaves out. Nothing in a
 * message is ever carried out: it is only matched against the questions that there are answers to.
 */
import { readTopic } from '../brief/themes.ts'
import { bestIntent, costs, type Scored } from './intents.ts'
import { type Idea, ideasIn } from './lexicon.ts'
import { type Slots, slotsIn } from './particulars.ts'
import type { Question } from './question.ts'
import { type Calendar, lensIn } from './slots.ts'
import { unknownIn } from './unknown.ts'
import { plainWords } from './words.ts'

/** Less than this says only something about the question before. */
const ownQuestion = 3

/** The particulars of a question, with those of another one where it has none. */
const orElse = (slots: Slots, other: Slots): Slots => ({
  metric: slots.metric ?? other.metric,
  when: slots.when ?? other.when,
  against: slots.against ?? other.against,
  lever: slots.lever ?? other.lever,
  // Another size in percent takes the place of one in dollars, and the other way round.
  amount: slots.amount ?? (slots.dollars === undefined ? other.amount : undefined),
  dollars: slots.dollars ?? (slots.amount === undefined ? other.dollars : undefined),
  end: slots.end ?? other.end,
  grain: slots.grain ?? other.grain,
  weekday: slots.weekday ?? other.weekday,
  lens: slots.lens ?? other.lens,
  unknown: slots.unknown ?? other.unknown,
})

/** A question of its own, however short: one that opens as such and names its subject, or asks for advice on its own. */
const standsAlone = (text: string, ideas: ReadonlySet<Idea>, own: Scored, slots: Slots): boolean => {
  if (own.intent === 'advice') return !ideas.has('back') && !joined.test(text)
  return own.score >= ownQuestion && slots.metric !== undefined && opening.test(text)
}
const joined = /^(and|but|so|then|ok|what about|how about)\b/
const opening =
  /^(how (?!about|come)|what (?!about)|(are|is|do|does|did|should|can|when|where|which|who|was|were) )/

/** Courtesies, which leave the question before alone. */
const courtesies: readonly Question['intent'][] = ['greeting', 'thanks', 'bye', 'identity']

const pointsBack = (text: string, ideas: ReadonlySet<Idea>): boolean =>
  ideas.has('back') && !/\bthis (week|month|quarter|year)\b/.test(text)

const goesOn = (text: string, ideas: ReadonlySet<Idea>): boolean =>
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
  if (slots.when && ofNow.includes(intent)) return { ...slots, intent: 'overview' }
  const asked = intent === 'ask-metric' ? 'why' : intent.startsWith('ask-') ? 'what-if' : intent
  return { ...joined, intent: asked, amount: isOtherSize ? -Math.abs(joined.amount ?? 0) : joined.amount }
}

const settled = (question: Question): Question => {
  const { intent, metric, lever, amount, dollars, when } = question
  if (intent === 'afford' && lever === 'hours') return { ...question, intent: 'what-if' }
  if (intent === 'afford' && dollars === undefined) return { ...question, intent: 'cash' }
  // "Did revenue go up in July?" asks what it was, not where it is heading.
  if (intent === 'trend' && when !== undefined) return { ...question, intent: 'value' }
  if (intent === 'why' && metric === undefined) return { ...question, intent: 'ask-metric' }
  if (intent !== 'what-if') return question
  if (lever === undefined) return { ...question, intent: 'ask-change' }
  if (amount === undefined && (dollars === undefined || lever !== 'price'))
    return { ...question, intent: 'ask-percent' }
  return lever === 'takings' ? { ...question, intent: 'cash' } : question
}

/** The choices that a question back offers, each a question of its own. */
export const choicesOf = ({ intent, metric, lever }: Question): readonly string[] => {
  if (intent === 'ask-metric')
    return ['Why did revenue change?', 'Why did the margin change?', 'Why did the cash runway change?']
  if (intent === 'ask-change')
    return [
      'What if we raise prices by five percent?',
      'What if we cut costs by five percent?',
      'What if we lose five percent of customers?',
    ]
  if (intent === 'unclear') return ['How are we doing?', 'What should I do this week?', 'What is at risk?']
  if (intent !== 'ask-percent') return []
  const acts: { readonly [lever: string]: string | undefined } = {
    volume: 'lose %s percent of customers',
    cost: `cut ${metric === 'staff' ? 'staff costs' : (metric ?? 'costs')} by %s percent`,
  }
  const act = acts[lever ?? ''] ?? 'raise prices by %s percent'
  return ['three', 'five', 'ten'].map((size) => `What if we ${act.replace('%s', size)}?`)
}

const chosen = (text: string, before: Question): string | undefined => {
  const words = [
    /^(the )?(first|1|one|1st)( one)?$/,
    /^(the )?(second|2|two|2nd)( one)?$/,
    /^(the )?(third|3|three|3rd|last)( one)?$/,
  ]
  const at = words.findIndex((word) => word.test(text))
  return at < 0 ? undefined : choicesOf(before)[at]
}

// "What would the analyst say?" asks for another view of the question before, not for something in writing.
const ownIntent = (ideas: ReadonlySet<Idea>, hasLens: boolean): Scored =>
  hasLens && ideas.has('said') && !ideas.has('record') ? { intent: 'overview', score: 1 } : bestIntent(ideas)

/** Understands one message after the question before it. */
export const understand = (message: string, before: Question | undefined, calendar: Calendar): Question => {
  const text = plainWords(message)
  const choice = before && chosen(text, before)
  if (choice !== undefined) return { ...understand(choice, undefined, calendar), when: before?.when }
  const ideas = ideasIn(text)
  const own = ownIntent(ideas, lensIn(text) !== undefined)
  const slots = slotsIn(text, ideas, calendar, before)
  const unknown = unknownIn(text)
  if (unknown !== undefined && own.intent !== 'recall' && own.intent !== 'act')
    return { ...slots, intent: 'unknowable', unknown }
  if (own.intent === 'recall') return { ...slots, intent: 'recall', about: text }
  if (own.intent === 'act') return { ...slots, intent: 'act' }
  if (own.score > 0 && courtesies.includes(own.intent)) return { ...slots, intent: own.intent }
  if (before && !standsAlone(text, ideas, own, slots) && goesOn(text, ideas))
    return settled(goOn(before, own, slots))
  const about = own.intent === 'advice' ? text : undefined
  if (own.score > 0) return settled({ ...slots, intent: own.intent, about })
  const isAboutDays = slots.weekday !== undefined || slots.grain === 'day' || slots.grain === 'hour'
  if (isAboutDays) return { ...slots, intent: 'extreme' }
  // What a brief could be written about can be advised on, too.
  const isTopic = text.split(' ').length >= 3 && !['open', 'overview'].includes(readTopic(text).theme)
  return isTopic ? { ...slots, intent: 'advice', about: text } : { ...slots, intent: 'unclear' }
}

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
