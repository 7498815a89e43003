/** Says which of two sides is higher, by how much, and whether that is good. */
import type { CompareAnswer } from '#schema/advisor/answer'
import type { ComparePlan } from '#schema/advisor/measure-plans'
import { today } from '../../calendar.ts'
import { direction } from '../../figure.ts'
import { capital, type Line, say } from '../../line.ts'
import { evaluateCompare } from '../../plans/compare.ts'
import { isNothing, recordSpan } from '../../plans/context.ts'
import { basisWords } from '../comparison.ts'
import { coverageNote, coverageWeakness, isMostlyMissing, leastPart, supportOf } from '../coverage-words.ts'
import { cutNote } from '../form/cut-note.ts'
import { lastYearHeld } from '../form/last-year-held.ts'
import { sharedTime } from '../form/shared-time.ts'
import { measuredText } from '../measured-text.ts'
import { periodText, spanText } from '../period-text.ts'
import { wholeDaysLine } from '../whole-days.ts'
import { type Ask, subjectFor, unsigned, type Writer, type Written } from '../written.ts'

type CompareAsk = Ask<ComparePlan>

const higher = { up: 'higher', down: 'lower', unchanged: 'the same' } as const

/** Changes below this percentage hardly count. */
const slight = 1

/** What moved by less than this percentage is called steady. */
const steady = 3

const sameWord = (percent: number, way: keyof typeof higher): string => {
  if (way === 'unchanged') return 'Yes. '
  return Math.abs(percent) < steady ? 'Broadly, yes. ' : 'No. '
}

/** "Yes", "No" or the higher side, if the question asks for that. */
const verdict = (
  { asked }: ComparePlan,
  { percent, isBetter }: CompareAnswer,
  way: keyof typeof higher,
  sides: readonly [string, string],
): Line => {
  const isOfSides = asked === 'which' || asked === 'which-lower'
  if (asked === undefined || (isOfSides && way === 'unchanged')) return { text: '', figures: [] }
  // The side that was asked for stands first.
  if (isOfSides) return { text: `${capital(sides[0])}. `, figures: [] }
  // Half a percent is hardly "creeping up".
  const isSlight = percent !== undefined && Math.abs(percent.value) < slight
  const isSo = {
    higher: way === 'up',
    lower: way === 'down',
    better: way !== 'unchanged' && (isBetter ?? way === 'up'),
    worse: way !== 'unchanged' && !(isBetter ?? way === 'up'),
    changed: way !== 'unchanged',
  }
  if (asked === 'same') return { text: sameWord(percent?.value ?? 0, way), figures: [] }
  return { text: isSo[asked] ? (isSlight ? 'Hardly. ' : 'Yes. ') : 'No. ', figures: [] }
}

/** A claim within a tenth, or within a point, is nearly right. */
const nearly = { part: 0.1, least: 1 } as const

const isNear = (claimed: number, found: number): boolean =>
  Math.abs(claimed - found) <= Math.max(nearly.least, nearly.part * claimed)

/** Whether a claimed change is right: direction first, then size. */
const claimVerdict = (
  { claimed }: ComparePlan,
  { of, against, percent }: CompareAnswer,
  way: keyof typeof higher,
): Line | undefined => {
  if (!claimed) return undefined
  const line = (text: string): Line => ({ text, figures: [] })
  const isSlight = percent !== undefined && Math.abs(percent.value) < slight
  if (claimed.way === 'none') return line(way === 'unchanged' || isSlight ? 'Yes. ' : 'No. ')
  if (way === 'unchanged' || way !== claimed.way) return line('No. ')
  if (claimed.times !== undefined)
    return line(
      against.value > 0 && isNear(100 * claimed.times, (100 * of.value) / against.value)
        ? 'Yes. '
        : 'Not by that much. ',
    )
  if (claimed.percent === undefined) return line(isSlight ? 'Hardly. ' : 'Yes. ')
  if (!percent) return line('')
  return line(
    isNear(claimed.percent, Math.abs(percent.value))
      ? 'Yes. '
      : Math.abs(percent.value) < claimed.percent
        ? 'Not by that much. '
        : 'By more than that. ',
  )
}

/** Names of two sides without their common part: "Fridays", "Sundays". */
const sideNames = (one: string, other: string): readonly [string, string] => {
  const [start, ...parts] = one.split(', ')
  const [otherStart, ...otherParts] = other.split(', ')
  // The same time, but other hours.
  if (start === otherStart && parts.length > 0 && otherParts.length > 0)
    return [parts.join(', '), otherParts.join(', ')]
  const [words, others] = [one.split(' '), other.split(' ')]
  let shared = 0
  while (shared < words.length - 1 && words.at(-1 - shared) === others.at(-1 - shared)) shared += 1
  let same = 0
  const most = Math.min(words.length, others.length) - shared - 1
  while (same < most && words[same] === others[same]) same += 1
  // "1 September to 15 November" makes no sense without its first day.
  if (words.slice(0, same).some((word) => /\d/.test(word))) same = 0
  const short = (all: readonly string[]) =>
    all
      .slice(same, all.length - shared)
      .join(' ')
      .replace(/,? (?:from|in|on|over)$|,$/, '')
  return [short(words), short(others)]
}

/** Says that one side is mostly missing, and what is on record for the other. */
const sayMissing = (
  ask: CompareAsk,
  { of, coverage, coverageAgainst, basis }: CompareAnswer,
): Written | undefined => {
  const { plan, context } = ask
  const { records } = context
  const now = today(records.now)
  const isAlike =
    Math.min(coverage.of, coverageAgainst.of) >= leastPart * Math.max(coverage.of, coverageAgainst.of)
  const held = recordSpan(records, coverageAgainst.grain)
  if (!isAlike || !isMostlyMissing(coverageAgainst, now) || !held) return undefined
  const { text, was } = subjectFor(ask, plan.measure)
  const asked = periodText(records, plan.against.period, plan.against.filter)
  const one = measuredText(records, plan.of, coverage)
  return {
    lines: [
      say`I can’t compare the two: most of ${asked.name} is not on record. The records of ${text} begin ${spanText({ from: held.from, to: held.from }, now).when}.`,
      say`${capital(text)} ${was} ${of}${basisWords[basis]} ${one.when}.`,
    ],
    support: 1,
  }
}

export const sayCompare: Writer<'compare', ComparePlan> = (ask, answer) => {
  const { plan, context } = ask
  const { of, against, difference, percent, basis } = answer
  const missing = sayMissing(ask, answer)
  if (missing) return missing
  // If asked which is more, the higher side comes first; if asked which is less, the lower.
  const isSecond =
    plan.asked === 'which' ? difference.value < 0 : plan.asked === 'which-lower' && difference.value > 0
  if (isSecond) {
    const turned = { ...plan, of: plan.against, against: plan.of }
    const other = evaluateCompare(context, turned)
    if (!isNothing(other)) return sayCompare({ ...ask, plan: turned }, other)
  }
  const { text, was } = subjectFor(ask, plan.measure)
  const one = measuredText(context.records, plan.of, answer.coverage)
  const other = measuredText(context.records, plan.against, answer.coverageAgainst)
  const each = basisWords[basis]
  const way = of.shown === against.shown ? 'unchanged' : direction(difference)
  const by =
    way === 'unchanged'
      ? say``
      : percent
        ? say`, ${unsigned(difference)} (${unsigned(percent)}) ${higher[way]}`
        : say`, ${unsigned(difference)} ${higher[way]}`
  const shared = sharedTime(context.records, [plan.of, plan.against], answer.coverage)
  // Some days against all of them have nothing to name on the other side.
  const together = shared?.own.every((own) => own !== '') ? shared : undefined
  const lead = claimVerdict(plan, answer, way) ?? verdict(plan, answer, way, sideNames(one.name, other.name))
  return {
    lines: [
      together
        ? way === 'unchanged'
          ? say`${lead}${capital(together.when)}, ${text}${together.during} ${was} the same ${together.own[0]} as ${together.own[1]}: ${of}${each}.`
          : say`${lead}${capital(together.when)}, ${text}${together.during} ${was} ${of}${each} ${together.own[0]} against ${against}${each} ${together.own[1]}${by}.`
        : way === 'unchanged'
          ? say`${lead}${capital(text)} ${was} the same ${one.when} as ${other.when}: ${of}${each}.`
          : say`${lead}${capital(text)} ${was} ${of}${each} ${one.when} against ${against}${each} ${other.when}${by}.`,
      lastYearHeld(ask, answer),
      basis === 'whole' || answer.coverage.onRecord === answer.coverageAgainst.onRecord
        ? undefined
        : say`The two are of different lengths, so these are averages by the ${basis === 'a-week' ? 'week' : 'day'}.`,
      basis === 'a-day'
        ? wholeDaysLine(context, plan.measure, [
            { selection: plan.of, coverage: answer.coverage },
            { selection: plan.against, coverage: answer.coverageAgainst },
          ])
        : undefined,
      cutNote(ask, answer),
      coverageNote(context.records, answer.coverage, answer.coverageAgainst),
    ],
    support: supportOf(context.records, answer.coverage, answer.coverageAgainst),
    weakness: coverageWeakness(context.records, answer.coverage, answer.coverageAgainst),
  }
}
