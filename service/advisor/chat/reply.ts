/** The built-in advisor in conversation: understands the question, answers it from the records, and says how sure it is. */
import { AdvisorKey } from '#schema/chat/chat'
import type { Figure } from '#schema/core/advice'
import { latestWeek } from '../analysis/weeks.ts'
import { restsOf } from '../brief/themes.ts'
import { promptVersion } from '../brief/write-brief.ts'
import { today } from '../calendar.ts'
import { confidenceOf } from '../confidence.ts'
import type { ReplyDraft, ReplyRequest } from '../engine.ts'
import { eachOnce, type Line } from '../line.ts'
import { kindsQuoted, profileUsed } from '../used-kinds.ts'
import { afford } from './answers/afford.ts'
import { type Answer, type Ask, type FiguresAsk, themeOf, viewOf } from './answers/ask.ts'
import { breakEven } from './answers/break-even.ts'
import { extreme } from './answers/extremes.ts'
import { advice, focus, overview, risk } from './answers/judgement.ts'
import { expenses, industry } from './answers/money-out.ts'
import { oneDay } from './answers/one-day.ts'
import { why } from './answers/reasons.ts'
import { compare, trend, value } from './answers/standing.ts'
import {
  act,
  askBack,
  bye,
  greeting,
  identity,
  leftOut,
  nothingYet,
  sure,
  thanks,
  unknowable,
} from './answers/talk.ts'
import { cash, whatIf } from './answers/what-ifs.ts'
import { explain, recall, unread } from './answers/writing.ts'
import type { Intent, Question } from './question.ts'
import { inStyle } from './style.ts'
import { understand, understandThread } from './understand.ts'

type Answerer =
  | { readonly figures: (ask: FiguresAsk, theme: Answer['theme']) => Answer }
  | { readonly words: (ask: Ask) => Answer }

const answerers: Readonly<Record<Intent, Answerer>> = {
  overview: { figures: overview },
  why: { figures: why },
  'what-if': { figures: whatIf },
  advice: { figures: advice },
  compare: { figures: compare },
  cash: { figures: cash },
  risk: { figures: risk },
  extreme: { figures: extreme },
  industry: { figures: industry },
  expenses: { figures: expenses },
  value: { figures: value },
  trend: { figures: trend },
  focus: { figures: focus },
  afford: { figures: afford },
  day: { figures: oneDay },
  'break-even': { figures: breakEven },
  recall: { words: recall },
  unread: { words: unread },
  explain: { words: explain },
  sure: { words: sure },
  act: { words: act },
  greeting: { words: greeting },
  thanks: { words: thanks },
  bye: { words: bye },
  identity: { words: identity },
  unknowable: { words: unknowable },
  'ask-metric': { words: askBack },
  'ask-change': { words: askBack },
  'ask-percent': { words: askBack },
  unclear: { words: askBack },
}

/** What is on record is told without what nobody records; what is to come is not. */
const looksAhead: ReadonlySet<Intent> = new Set<Intent>(['what-if', 'advice'])

type Said = { readonly answer: Answer; readonly lines: readonly Line[] }

const answer = (order: ReplyRequest, question: Question, shownBefore: readonly Figure[]): Said => {
  const { records, passages } = order
  const spoken = order.earlier.map(({ reply }) => reply).join(' ')
  const personaKey = question.lens ?? (AdvisorKey.is(order.personaKey) ? order.personaKey : 'hospitality_ceo')
  const theme = themeOf(question, records)
  const view = viewOf(records, theme, question)
  const ask: Ask = { records, question, personaKey, view, passages, shownBefore }
  const answerer = answerers[question.intent]
  if ('words' in answerer) {
    const said = answerer.words(ask)
    return { answer: said, lines: inStyle(said, undefined, personaKey, '') }
  }
  if (!view) return { answer: nothingYet(), lines: inStyle(nothingYet(), undefined, personaKey, '') }
  const found = answerer.figures({ ...ask, view }, theme)
  const said = { ...found, paragraphs: [leftOut(question), ...found.paragraphs] }
  return { answer: said, lines: inStyle(said, view, personaKey, spoken) }
}

const figuresOf = ({ lines }: Said): readonly Figure[] => eachOnce(lines.flatMap(({ figures }) => figures))

/** Pieces of a text, a sentence or a line each, that make up all of it. */
export const piecesOf = (text: string): readonly string[] =>
  text.match(/[\s\S]+?(?:[.!?:](?=\s)\s*|\n+|$)/g) ?? []

/** Answers from the records alone. The text is told by the sentence, so that a long one can be stopped. */
export const replyFromRecords = async (
  order: ReplyRequest,
  tell: (text: string) => Promise<void>,
  signal: AbortSignal,
): Promise<ReplyDraft> => {
  const { records, earlier, message } = order
  const calendar = { latest: latestWeek(records)?.weekStart, today: today(records.now) }
  const before = understandThread(
    earlier.map((turn) => turn.message),
    calendar,
  )
  const question = understand(message, before, calendar)
  const shownBefore = question.intent === 'explain' && before ? figuresOf(answer(order, before, [])) : []
  const said = answer(order, question, shownBefore)
  const text = said.lines.map((line) => line.text).join('\n\n')
  for (const piece of piecesOf(text)) {
    signal.throwIfAborted()
    await tell(piece)
  }
  const { unmeasured = [], ...rests } = restsOf[said.answer.theme]
  const { fit, onHours = rests.onHours ?? false } = said.answer
  return {
    message: text,
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence: confidenceOf(records, {
        ...rests,
        fit,
        onHours,
        unmeasured: looksAhead.has(question.intent) ? unmeasured : [],
      }),
      figures: [...figuresOf(said)],
      passages: [...(said.answer.passages ?? [])],
      unverified: [],
      // A step takes its size from the tolerance of risk in the profile.
      ...kindsQuoted(records, text, said.answer.more === 'view and step' ? profileUsed(records) : []),
    },
  }
}
