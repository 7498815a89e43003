/** The built-in advisor in chat: reads a message as plans, answers each from the records, and states its confidence. */
import { AdvisorKey } from '#schema/chat/chat'
import { heldOfRows } from '../detail/held-names.ts'
import type { ReplyDraft, ReplyRequest } from '../engine.ts'
import { eachOnce, type Line } from '../line.ts'
import { advisorContext } from '../plans/advisor-context.ts'
import { type Context, nothing } from '../plans/context.ts'
import { promptVersion } from '../prompt-version.ts'
import { questionOf } from '../questions/question-of.ts'
import type { ReadQuestion } from '../questions/read-message.ts'
import { kindsQuoted } from '../used-kinds.ts'
import { type Answered, answerConfidence } from './answer-confidence.ts'
import { plainOfRows } from './detail-reply.ts'
import { byRecord } from './form/by-record.ts'
import { saidOnce } from './form/said-once.ts'
import { mostWords, shortened } from './form/shortened.ts'
import { lastLook } from './looks/last-look.ts'
import { owedLine } from './looks/owed-line.ts'
import { standInLine } from './looks/stand-in-line.ts'
import { ofSupposed } from './looks/supposed-step.ts'
import { unheldLook } from './looks/unheld-look.ts'
import { partPriced } from './parts/part-prices.ts'
import { partLine, unsplit } from './parts/parts-of-lines.ts'
import { premiseOf } from './premise.ts'
import { answeredBefore, firstSentence, ofAnswer, surenessLines } from './turns/about-answer.ts'
import { chosen, inThread } from './turns/in-thread.ts'
import { surely } from './turns/readings.ts'
import { notAnswered, notApplied, notUsed } from './unread-lines.ts'
import { inPlainSpeech } from './usual-spelling.ts'
import { denied, turnedRound, undecided, whyUnsaid } from './verdict-word.ts'
import { writeAnswer } from './write-answer.ts'
import { sayNothing } from './writers/say-nothing.ts'
import type { Ask, Written } from './written.ts'

const present = (lines: readonly (Line | undefined)[]): readonly Line[] =>
  lines.filter((line): line is Line => line !== undefined && line.text !== '')

const spoken = (ask: Ask, written: Written): Written =>
  present(written.lines).length > 0 ? written : sayNothing(ask, nothing('not-available'))

type Part = Answered & { readonly lines: readonly Line[] }

/** What a question takes for granted, where the records refute it; a question back after that would ask on false ground. */
const partsOf = (
  order: ReplyRequest,
  context: Context,
  read: ReadQuestion,
  isOnly: boolean,
): readonly Part[] => {
  const { supposes } = read
  if (!supposes) return answersTo(order, context, read, isOnly)
  const [refuted] = answersTo(order, context, {
    plan: supposes,
    also: [],
    coverage: 1,
    notUnderstood: [],
    confidence: ofSupposed,
  })
  if (!refuted || !denied(refuted.lines)) return answersTo(order, context, read)
  // A question back, or advice that nothing on record bears out, would rest on what was refuted.
  const rest = answersTo(order, context, read).filter(
    ({ plan, lines }) => plan.operator !== 'clarify' && !undecided(lines),
  )
  return [refuted, ...rest]
}

/** How often a matter that no record has is the one that was meant. */
const ofUnheld = 0.8

/** Answers to one question: its plan, and the same plan for further measures. */
const answersTo = (
  order: ReplyRequest,
  context: Context,
  read: ReadQuestion,
  isOnly = false,
): readonly Part[] =>
  [read.plan, ...read.also].map((plan, index, all) => {
    const personaKey = AdvisorKey.is(order.personaKey) ? order.personaKey : 'hospitality_ceo'
    const premise =
      plan.operator === 'explain'
        ? premiseOf(order.message, context.records.business.type, plan.measure)
        : undefined
    const message = read.part ?? order.message
    const ask: Ask = { context, plan, personaKey, passages: order.passages, premise, message }
    const refused = unsplit(order.message, ask) ?? partPriced(order.message, ask)
    const own = refused ? { lines: refused, support: 1 } : spoken(ask, writeAnswer(ask))
    const { business, now } = context.records
    const question = isOnly && all.length === 1 ? questionOf(message, business.type, now) : undefined
    const nearest = question && lastLook(plan, own, question, context)
    const written = nearest ?? own
    const unheld = question && !refused && unheldLook({ plan, written, read, question }, context)
    if (unheld) return { ...unheld, reading: ofUnheld, lines: present(unheld.written.lines) }
    const isLast = index === all.length - 1
    const unplaced = index === 0 && !refused && !nearest ? notApplied(read) : undefined
    const lines = present([
      unplaced,
      partLine(order.message, ask),
      index === 0 ? standInLine(read.part ?? order.message, ask) : undefined,
      ...(unplaced && plan.operator === 'clarify'
        ? []
        : read.isDenied
          ? turnedRound(written.lines)
          : written.lines),
      whyUnsaid(order.message, plan, written.lines),
      isLast ? owedLine(order.message, ask) : undefined,
      isLast && !refused ? notUsed(read) : undefined,
      isLast ? notAnswered(read) : undefined,
    ])
    return { plan, reading: read.confidence, written, lines: shortened(lines, mostWords(plan)) }
  })

/** Splits a text into sentences or lines that add up to it. */
export const piecesOf = (text: string): readonly string[] =>
  text.match(/[\s\S]+?(?:[.!?:](?=\s)\s*|\n+|$)/g) ?? []

/** Answers from the records alone. Streams sentence by sentence, so that a long answer can be stopped. */
export const replyFromRecords = async (
  request: ReplyRequest,
  tell: (text: string) => Promise<void>,
  signal: AbortSignal,
  read = surely,
): Promise<ReplyDraft> => {
  const { records } = request
  const asked = ofAnswer(request.message, request.before, records.now)
  const answered = asked && answeredBefore(request, asked)
  const own = inThread(answered ?? request)
  const order = { ...own, message: chosen(own.message, own.before) ? own.message : inPlainSpeech(own) }
  const context = advisorContext(records, [], order.detail)
  const plainRows = plainOfRows(order)
  if (plainRows) {
    for (const piece of piecesOf(plainRows.message)) {
      signal.throwIfAborted()
      await tell(piece)
    }
    return plainRows
  }
  const parts = read(order, context).flatMap((one, _, all) => partsOf(order, context, one, all.length === 1))
  const isRefused = parts.some(({ plan }) => plan.operator === 'decline' && plan.because === 'not-on-record')
  const ofFiles = isRefused && order.detail ? heldOfRows(order.detail) : undefined
  const confidence = answerConfidence(records, parts)
  const whole = saidOnce([...parts.flatMap((part) => part.lines), ...present([ofFiles])])
  const ofWhole = asked === 'sureness' ? surenessLines(records, parts, confidence) : firstSentence(whole)
  const lines = answered ? ofWhole : whole
  const text = lines.map((line) => line.text).join('\n\n')
  for (const piece of piecesOf(text)) {
    signal.throwIfAborted()
    await tell(piece)
  }
  const drafts = parts.find(({ written }) => written.drafts)?.written.drafts
  const passages = parts.flatMap(({ written }) => written.passages ?? [])
  return {
    message: text,
    plans: parts.map(({ plan }) => plan),
    ...(drafts ? { drafts } : {}),
    basis: {
      advisor: { name: 'built-in', promptVersion },
      confidence,
      figures: [...eachOnce(lines.flatMap(({ figures }) => figures))],
      passages: [...byRecord(passages)],
      unverified: [],
      ...kindsQuoted(
        records,
        text,
        parts.flatMap(({ written }) => written.kinds ?? []),
      ),
    },
  }
}
