/** Turns about the answer before itself: how sure it is, or the same in fewer words. */
import type { Plan } from '#schema/advisor/plan'
import type { Confidence, FigureInput } from '#schema/core/advice'
import type { IsoDate } from '#schema/core/scalars'
import { today } from '../../calendar.ts'
import type { ReplyRequest } from '../../engine.ts'
import { type Line, say } from '../../line.ts'
import { doubtsAnswer, figuresBehind } from '../../questions/threads/behind.ts'
import { passes } from '../../questions/threads/subject.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { rangeText } from '../period-text.ts'
import type { Written } from '../written.ts'

const lead = `^(?:(?:and|so|ok|okay|but|hmm|wait|sorry|that's|thats|too long|please|pls|can you|could you|now|just)[ ,.]+)*`
const sureness = new RegExp(
  `${lead}how (?:sure|certain|confident)(?: are you)?(?: (?:about|of|in|on) (?:(?:that|this|it|those|these|the)(?: (?:figure|number|answer|amount|one)s?)?(?: ?\\$?\\d[\\d,.]*(?: ?k|%)?)?|\\$?\\d[\\d,.]*(?: ?k|%)?))?[ ?.!]*$`,
)
const brevity = new RegExp(
  `${lead}(?:(?:make|keep|say|put|give) (?:it|that|this|me (?:it|that))(?: to me)? )?(?:(?:a )?(?:bit |lot |much )?shorter(?: version)?|short|brief(?:ly)?|tl;?dr|(?:in )?(?:one|a single|1) (?:line|sentence))(?: version)?(?:[ ,]+(?:please|pls|plz|thanks|ta|one line|one sentence|(?:so |that |which )?i can (?:text|send|forward|read)\\b[^?.!]{0,40}|for a text|to text\\b[^?.!]{0,30}))*[ ?.!]*$`,
)

/** What a turn asks of the answer before: how sure it is, or its first sentence. */
export type OfAnswer = 'sureness' | 'brevity'

/** What a message asks of the answer before; undefined for any other message. Doubt asks how sure it is, where no figures add up to it. */
export const ofAnswer = (message: string, before?: Plan, now?: Date): OfAnswer | undefined => {
  const text = message.trim().toLowerCase().replaceAll('’', "'")
  if (text.length > longest) return undefined
  if (sureness.test(text) || (before && now && isDoubted(text, before, now))) return 'sureness'
  return brevity.test(text) ? 'brevity' : undefined
}

const isDoubted = (text: string, before: Plan, now: Date): boolean =>
  before.operator !== 'clarify' &&
  doubtsAnswer(text.replace(/[ ?.!]+$/, '')) &&
  figuresBehind(before, today(now)) === undefined

const longest = 120

/** The request that the answer before replied to, without what came after it; undefined if the turn before was no answer. */
export const answeredBefore = (request: ReplyRequest, asked: OfAnswer): ReplyRequest | undefined => {
  const { earlier } = request
  // A question about the answer may follow another one about it.
  const at = earlier.findLastIndex(({ message }) => ofAnswer(message) === undefined)
  const turn = earlier[at]
  if (!turn?.plan || passes(turn.plan)) return undefined
  // How sure a forecast is, its range says.
  if (asked === 'sureness' && turn.plan.operator === 'forecast') return undefined
  return {
    ...request,
    message: turn.message,
    earlier: earlier.slice(0, at),
    before: earlier[at - 1]?.plan,
  }
}

/** The first sentence of an answer, with the figures in it. */
export const firstSentence = ([line]: readonly Line[]): readonly Line[] => {
  const [row = ''] = line?.text.split('\n') ?? []
  const text = /^.*?[.!?](?= |$)/.exec(row)?.[0] ?? row
  // "Yes." alone tells nobody anything: the sentence after it belongs to it.
  const shown = text.length < shortest ? (/^.*?[.!?] .*?[.!?](?= |$)/.exec(row)?.[0] ?? row) : text
  return line ? [{ text: shown, figures: line.figures.filter((figure) => shown.includes(figure.shown)) }] : []
}

const shortest = 25
const [verySure, fairlySure] = [85, 65]

const surenessWord = (percent: number): string => {
  if (percent >= verySure) return 'Very sure'
  return percent >= fairlySure ? 'Fairly sure' : 'Not very sure'
}

const names: Readonly<Partial<Record<FigureInput['kind'], string>>> = {
  kpi: 'the weekly records',
  hourly: 'the sales by hour',
  import: 'the imported files',
}

/** Records that figures are made from, with the days that they span. */
const recordsBehind = (records: Records, lines: readonly Line[]): readonly (Line | undefined)[] => {
  const inputs = lines.flatMap(({ figures }) => figures.flatMap((figure) => figure.inputs))
  return Object.entries(names).map(([kind, name]) => {
    const dated = inputs.filter((input) => input.kind === kind && input.from && input.to)
    const from = dated.flatMap((input) => (input.from ? [input.from] : [])).sort()[0]
    const to = dated
      .flatMap((input) => (input.to ? [input.to] : []))
      .sort()
      .at(-1)
    return from && to ? say`${name} from ${spanned(records, from, to)}` : undefined
  })
}

const spanned = (records: Records, from: IsoDate, to: IsoDate): string =>
  rangeText({ from, to }, today(records.now))

type Made = { readonly plan: Plan; readonly written: Written; readonly lines: readonly Line[] }

/** How sure the answer before is: its first sentence again, what it rests on, and its weakest part. */
export const surenessLines = (
  records: Records,
  made: readonly Made[],
  { percent, because }: Confidence,
): readonly Line[] => {
  const lines = made.flatMap((part) => part.lines)
  const [first] = firstSentence(lines)
  const titles = made.flatMap(({ written }) => written.passages ?? []).map(({ title }) => quoted(title, 80))
  const sources = [
    ...recordsBehind(records, first ? [first] : []),
    ...[...new Set(titles)].slice(0, 2).map((title) => (title ? say`${title}` : undefined)),
  ].flatMap((line) => (line ? [line.text] : []))
  const rests = sources.length > 0 ? say`It rests on ${sources.join(' and ')}.` : undefined
  return [say`${surenessWord(percent)}. ${because}`, first && say`The answer was: ${first}`, rests].flatMap(
    (line) => (line ? [line] : []),
  )
}
