/** What a text on record says of a question that would be asked back, refused or only supposed. */
import type { Asked, FindPlan } from '#schema/advisor/fact-plans'
import type { Context } from '../../plans/context.ts'
import { isLightWord } from '../../questions/lexicon/light.ts'
import { measuresIn, type Question } from '../../questions/question.ts'
import type { ReadQuestion } from '../../questions/read.ts'
import { readFind } from '../../questions/readers/find-reader.ts'
import { hasExactly } from '../../search/asked-for.ts'
import { isStopWord, isWeakWord } from '../../search/common-words.ts'
import { consequence, money } from '../../search/fact-patterns.ts'
import { findSentences, type Hit } from '../../search/find-sentences.ts'
import { saysWho } from '../../search/says-who.ts'
import { sentenceIndexOf } from '../../search/sentence-index.ts'
import { shortAnswer } from '../../search/short-answer.ts'
import { isOfSubject } from '../../search/subject.ts'
import { formOf, wordsIn } from '../../search/word-forms.ts'
import { isOfFigures } from '../../subjects/held-elsewhere.ts'
import { readAs } from '../decided-look.ts'
import { amountOnRecord } from './amount-on-record.ts'

const sure = 0.85
/** Sentences considered. */
const looked = 4

const isUnrecorded = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'decline' && plan.because === 'not-on-record' && plan.partOf === undefined

const findOf = (question: Question): FindPlan | undefined => {
  const plan = readFind(question)?.plan
  return plan?.operator === 'find' && plan.words.length > 0 ? plan : undefined
}

const strong = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !isWeakWord(word, formOf(word)) && !isStopWord(word, formOf(word)))

const supposes =
  /^\W*(?:(?:and|so|but|ok|okay|hey|hi)\W+)*(?:(?:what|how much|what(?:['’]s| is| would be) (?:the cost|it (?:cost|worth)))\b[^.?]{0,30}\bif|if|suppose|say|imagine)\b/i

/** A change that the question gives no size to, and that a plan of figures made up. */
const isUnsized = ({ plan }: ReadQuestion): boolean =>
  plan.operator === 'scenario' &&
  plan.changes.length === 1 &&
  plan.changes.every(({ lever, by }) => lever === 'volume' && by === 'amount')

/** "If the chef is sick, what does that cost?": the sentence with the consequence, which nothing worked out outranks. */
const supposed = (question: Question, read: ReadQuestion, { records }: Context): ReadQuestion | undefined => {
  if (!supposes.test(question.text) || closes.test(question.text)) return undefined
  if (question.amounts.some(isSize)) return undefined
  if (read.plan.operator !== 'clarify' && !isUnrecorded(read) && !isUnsized(read)) return undefined
  const { words } = findOf(question) ?? { words: [] }
  const { hits, missing, isOnlyWeak } = findSentences(records, words, 'how-much')
  const [best] = hits
  const own = strong(words).filter((word) => !isOfFigures(word, records))
  if (!best || isOnlyWeak || missing.length > 0 || own.length < fewest) return undefined
  // The whole of it is on record, and what it would cost in the same text.
  const told = hits
    .slice(0, looked)
    .find((hit) => hit.of === best.of && (money.test(hit.sentence) || consequence.test(hit.sentence)))
  if (!told || told.coverage < leastCovered || !isOfSubject(records, strong(words), best)) return undefined
  return readAs({ operator: 'find', words: [...words], asked: 'how-much' }, sure)
}
/** "Both settlements" are the ones on record; "20 managements at $13" are none of them. */
const isSize = ({ unit, value }: Question['amounts'][number]): boolean =>
  unit !== 'plain' || value > mostNamed
// What a closure costs is worked out.
const closes = /\b(?:shut\w*|clos\w+)\b/i
const mostNamed = 5
const fewest = 2
const leastCovered = 0.85

const ofAmounts: ReadonlySet<Asked> = new Set<Asked>(['how-much', 'how-many', 'share', 'how-long'])
const ofFacts: ReadonlySet<Asked> = new Set<Asked>([...ofAmounts, 'who', 'when', 'where', 'why'])
const whole = 0.95

const isFact = (hit: Hit, words: readonly string[], asked: Asked): boolean =>
  hit.near >= whole &&
  hasExactly(hit.sentence, asked) &&
  (!ofAmounts.has(asked) || shortAnswer(hit.sentence, asked, words) !== undefined)

/** A fact that a refusal says no record has, and that one sentence has with every word of the question. */
const refused = (question: Question, read: ReadQuestion, { records }: Context): ReadQuestion | undefined => {
  const plan = findOf(question)
  const { words = [], asked } = plan ?? {}
  if (!isUnrecorded(read) || asked === undefined || !ofFacts.has(asked)) return undefined
  if (question.amounts.length > 0 || question.periods.length > 0) return undefined
  const { hits, missing, isOnlyWeak } = findSentences(records, words, asked)
  const near = hits.slice(0, looked)
  const isHeld = isOnlyWeak
    ? asked === 'who' && near.some((hit) => saysWho(words, hit))
    : missing.length === 0 &&
      strong(words).some((word) => !isOfFigures(word, records)) &&
      near.some((hit) => isFact(hit, words, asked))
  return isHeld ? readAs({ operator: 'find', words: [...words], asked }, sure) : undefined
}

const asksWhether =
  /^\W*(?:(?:and|so|but|ok|okay|hey)\W+)*(?:is|are|was|would|will|should|could|can|do|does)\b/i
/** Words by which a proposal or a state is judged. */
const judged =
  /\b(?:too|enough|worry|worried|risky?|dangerous|healthy|ok|okay|goer|go-er|any good|good idea|worth|winner|runner|sensible|wise|smart)\b/i

/** "Is the diagnostic a goer?": a thing on record that is to be judged is a matter for advice. */
const toJudge = (question: Question, read: ReadQuestion, { records }: Context): ReadQuestion | undefined => {
  const { text } = question
  const isOpen =
    read.plan.operator === 'clarify' && read.isUnfit === true && measuresIn(question).length === 0
  if (!isOpen || !asksWhether.test(text) || !judged.test(text) || /\bthan\b/i.test(text)) return undefined
  const { held } = sentenceIndexOf(records)
  const isThing = (word: string) =>
    held.has(formOf(word)) && !isLightWord(word) && !isOfFigures(word, records)
  const things = strong(findOf(question)?.words ?? []).filter((word) => /\p{L}/u.test(word))
  return things.some((word) => isThing(word) && !number.test(word))
    ? readAs({ operator: 'advise', matter: text.trim().slice(0, longestMatter) }, sure)
    : undefined
}
const number = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/
const longestMatter = 300

const since = /\bsince\b(?<clause>[^,;.?]*)/i

/** "How has revenue been since they left?": the sentence that gives it since then, where no date is on record. */
const sinceThen = (
  question: Question,
  read: ReadQuestion,
  { records }: Context,
): ReadQuestion | undefined => {
  const asked = since.exec(question.text)?.groups?.clause
  const isOpen =
    read.plan.operator === 'clarify' || question.periods.some(({ period: { of } }) => of.kind === 'since')
  if (asked === undefined || !isOpen) return undefined
  const event = question.periods.some(({ period: { of } }) => of.kind === 'since' && of.from.kind === 'event')
  const words = wordsIn(asked).filter((word) => strong([word]).length > 0)
  if (!event || words.length < fewest) return undefined
  const { hits } = findSentences(records, words, 'how-much')
  const told = hits.find(({ sentence }) => {
    const clause = new Set(wordsIn(since.exec(sentence)?.groups?.clause ?? '').map(formOf))
    return words.every((word) => clause.has(formOf(word))) && money.test(sentence)
  })
  return told && readAs({ operator: 'find', words, asked: 'how-much' }, sure)
}

const asksDone =
  /^\W*(?:(?:and|so|but|ok|okay|hey)\W+)*(?:did|have|has) (?:we|i|they|he|she|anyone|anybody|somebody|the|our)\b.*\b(?:get|got|receive|received|paid|pay|claim|claimed|send|sent|heard|hear|settled?|come|came|arrived?|finish(?:ed)?|sign(?:ed)?|ring|rung|rang|call(?:ed)?|book(?:ed)?|lodged?|order(?:ed)?|fix(?:ed)?|chased?|replied|reply)\b/i
const mostlyHeld = 0.55

/** "Did we ever get the insurance money for the water main?": what the records ask for, and whether they say it was done. */
const doneOrNot = (
  question: Question,
  read: ReadQuestion,
  { records }: Context,
): ReadQuestion | undefined => {
  if (read.plan.operator !== 'clarify' || !asksDone.test(question.text)) return undefined
  const { words = [] } = findOf(question) ?? {}
  const { hits, isOnlyWeak } = findSentences(records, words, 'done')
  const [best] = hits
  const isHeld = best && !isOnlyWeak && best.coverage >= mostlyHeld
  return isHeld && isOfSubject(records, strong(words), best)
    ? readAs({ operator: 'find', words: [...words], asked: 'done' }, sure)
    : undefined
}

/** The reading that a text on record answers; undefined where none has the whole of the question. */
export const onRecord = (
  question: Question,
  reads: readonly ReadQuestion[],
  context: Context,
): ReadQuestion | undefined => {
  const [read, other] = reads
  if (!read || other) return undefined
  return (
    supposed(question, read, context) ??
    refused(question, read, context) ??
    doneOrNot(question, read, context) ??
    toJudge(question, read, context) ??
    sinceThen(question, read, context) ??
    amountOnRecord(findOf(question), question, read, context)
  )
}
