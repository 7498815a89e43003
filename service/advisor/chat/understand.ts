/**
 * What a message asks. A message that goes on from the question before it takes over what it leaves out. Nothing in a
 * message is ever carried out: it is only matched against the questions that there are answers to.
 */
import { bestIntent, costs, type Scored } from './intents.ts'
import { type Idea, ideasIn } from './lexicon.ts'
import { type Lever, metrics, type Question } from './question.ts'
import { againstIn, type Calendar, countIn, lensIn, percentIn, weekdayIn, whenIn } from './slots.ts'
import { unknownIn } from './unknown.ts'
import { plainWords } from './words.ts'

type Slots = Omit<Question, 'intent'>

/** Less than this says only something about the question before. */
const ownQuestion = 3
/** A week of full work, in hours. */
const fullTime = 38

const leverOf = (ideas: ReadonlySet<Idea>): Lever | undefined => {
  if (ideas.has('hire')) return 'hours'
  if (ideas.has('price') || ideas.has('revenue_per_transaction')) return 'price'
  if (ideas.has('weekly_footfall')) return 'volume'
  if (costs.some((cost) => ideas.has(cost))) return 'cost'
  return ideas.has('revenue') ? 'takings' : undefined
}

const person = /^(people|person|staff|waiters?|baristas?|agents?|consultants?|chefs?|cooks?|pair)$/

const amountIn = (text: string, ideas: ReadonlySet<Idea>): number | undefined => {
  if (ideas.has('hire')) return countIn(text, /^hours?$/) ?? fullTime * (countIn(text, person) ?? 1)
  const percent = percentIn(text)
  return percent !== undefined && ideas.has('down') && !ideas.has('up') ? -percent : percent
}

const saidIn = (ideas: ReadonlySet<Idea>): Question['said'] => {
  if (ideas.has('up') === ideas.has('down')) return undefined
  return ideas.has('up') ? 'up' : 'down'
}

const grainIn = (ideas: ReadonlySet<Idea>): Question['grain'] => {
  if (ideas.has('hour')) return 'hour'
  if (ideas.has('day')) return 'day'
  return ideas.has('week') ? 'week' : undefined
}

const endIn = (ideas: ReadonlySet<Idea>): Question['end'] => {
  if (ideas.has('worst')) return 'worst'
  return ideas.has('best') ? 'best' : undefined
}

const slotsIn = (
  text: string,
  ideas: ReadonlySet<Idea>,
  calendar: Calendar,
  before: Question | undefined,
): Slots => ({
  metric: metrics.find((metric) => ideas.has(metric)),
  when: whenIn(text, calendar, before?.when),
  against: againstIn(text),
  lever: leverOf(ideas),
  said: saidIn(ideas),
  amount: amountIn(text, ideas),
  end: endIn(ideas),
  grain: grainIn(ideas),
  weekday: weekdayIn(text),
  lens: lensIn(text),
})

/** The particulars of a question, with those of another one where it has none. */
const orElse = (slots: Slots, other: Slots): Slots => ({
  metric: slots.metric ?? other.metric,
  when: slots.when ?? other.when,
  against: slots.against ?? other.against,
  lever: slots.lever ?? other.lever,
  amount: slots.amount ?? other.amount,
  end: slots.end ?? other.end,
  grain: slots.grain ?? other.grain,
  weekday: slots.weekday ?? other.weekday,
  lens: slots.lens ?? other.lens,
  unknown: slots.unknown ?? other.unknown,
})

const goesOn = (text: string, ideas: ReadonlySet<Idea>): boolean =>
  /^(and|but|so|what about|how about|also|or|then|ok|why|in|by|same|explain|compare|compared)\b/.test(text) ||
  text.split(' ').length <= 4 ||
  (ideas.has('back') && text.split(' ').length <= 9)

const saysSomething = (slots: Slots): boolean => Object.values(slots).some((slot) => slot !== undefined)

const goOn = (before: Question, own: Scored, slots: Slots): Question => {
  const { intent, ...rest } = before
  // "and margin?" asks the question before about something else; "why?" asks another question about the same thing.
  if (own.intent === intent) return { ...orElse(slots, rest), intent }
  if (own.score > ownQuestion || intent === 'unclear' || intent === 'greeting') {
    const { metric, when, weekday, lens } = orElse(slots, rest)
    return {
      ...slots,
      metric,
      when,
      weekday,
      lens,
      intent: own.score >= ownQuestion ? own.intent : 'unclear',
    }
  }
  if (!saysSomething(slots)) return { ...slots, intent: own.score > 0 ? own.intent : 'unclear' }
  const joined = orElse(slots, rest)
  // A fall that is only given another size is still a fall.
  const isOtherSize = slots.amount !== undefined && slots.lever === undefined && (before.amount ?? 0) < 0
  const asked = intent === 'ask-metric' ? 'why' : intent.startsWith('ask-') ? 'what-if' : intent
  return { ...joined, intent: asked, amount: isOtherSize ? -Math.abs(joined.amount ?? 0) : joined.amount }
}

const settled = (question: Question): Question => {
  const { intent, metric, lever, amount, when } = question
  // "Did revenue go up in July?" asks what it was, not where it is heading.
  if (intent === 'trend' && when !== undefined) return { ...question, intent: 'value' }
  if (intent === 'why' && metric === undefined) return { ...question, intent: 'ask-metric' }
  if (intent !== 'what-if') return question
  if (lever === undefined) return { ...question, intent: 'ask-change' }
  if (amount === undefined) return { ...question, intent: 'ask-percent' }
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
  if (unknown !== undefined && own.intent !== 'recall') return { ...slots, intent: 'unknowable', unknown }
  if (own.intent === 'recall') return { ...slots, intent: 'recall', about: text }
  if (before && goesOn(text, ideas)) return settled(goOn(before, own, slots))
  if (own.score > 0) return settled({ ...slots, intent: own.intent })
  const isAboutDays = slots.weekday !== undefined || slots.grain === 'day' || slots.grain === 'hour'
  return { ...slots, intent: isAboutDays ? 'extreme' : 'unclear' }
}

/** The last question of a thread, each understood after the one before it. */
export const understandThread = (messages: readonly string[], calendar: Calendar): Question | undefined =>
  messages.reduce<Question | undefined>((before, message) => {
    const question = understand(message, before, calendar)
    // "Thanks" and the like leave the subject where it was.
    const isAside = ['thanks', 'greeting', 'bye', 'identity', 'explain'].includes(question.intent)
    return isAside && before ? before : question
  }, undefined)
