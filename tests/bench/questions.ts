/** Part `questions`: how many of the labelled questions the advisor understands, by category, and how confident it is. */
import { judge, missedParts } from '../advisor/question-match.ts'
import { type Read, readAll } from '../advisor/question-readings.ts'
import { askFresh } from '../advisor/questions/fresh.ts'
import { alternativesOf, operators } from '../advisor/questions/question.ts'
import type { Bench } from './bench-run.ts'
import { hardTables } from './hard-questions.ts'

const outcomes = ['right', 'partly', 'declined', 'clarified', 'searched', 'misread'] as const
type Outcome = (typeof outcomes)[number]

const plansOf = ({ reads }: Read) => reads.flatMap(({ plan, also }) => [plan, ...also])

/** A question back, a search or a decline is not a wrong answer if there is no right plan. */
const instead = { clarify: 'clarified', decline: 'declined', find: 'searched' } as const

const outcomeOf = (read: Read): Outcome => {
  const found = plansOf(read)
  const verdict = judge(read.question.plan, found)
  if (verdict === 'right' || verdict === 'partly') return verdict
  const [first] = found
  if (found.length !== 1 || first === undefined) return 'misread'
  return first.operator === 'clarify' || first.operator === 'decline' || first.operator === 'find'
    ? instead[first.operator]
    : 'misread'
}

const confidenceOf = ({ reads }: Read): number => Math.min(...reads.map(({ confidence }) => confidence))

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)}%`

type Counts = Map<string, Map<Outcome, number>>

const add = (counts: Counts, name: string, outcome: Outcome): void => {
  const row = counts.get(name) ?? new Map<Outcome, number>()
  row.set(outcome, (row.get(outcome) ?? 0) + 1)
  counts.set(name, row)
}

const sum = (row: ReadonlyMap<Outcome, number>): number =>
  [...row.values()].reduce((total, one) => total + one, 0)

const line = (name: string, row: ReadonlyMap<Outcome, number> = new Map()): string =>
  [
    name.padEnd(12),
    ...outcomes.map((outcome) => percent(row.get(outcome) ?? 0, sum(row)).padStart(10)),
    String(sum(row)).padStart(8),
  ].join('')

/** What a question with the right operator got wrong: a measure, a period, the number of plans. */
const missedOf = (read: Read, outcome: Outcome): string => {
  if (outcome !== 'partly') return 'operator'
  const found = plansOf(read)
  const expected = alternativesOf(read.question.plan).flatMap((one) =>
    one.operator === 'several' ? [] : [one],
  )
  const [first] = found
  if (expected.length === 0 || found.length !== 1 || first === undefined) return 'number of plans'
  const [fewest = []] = expected
    .filter(({ operator }) => operator === first.operator)
    .map((one) => missedParts(one, first))
    .sort((one, other) => one.length - other.length)
  return fewest.length > 1 ? 'several parts' : (fewest[0] ?? 'other')
}

const bands = [0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01]

/** How often readings of a confidence are right; a question back claims nothing. */
const calibration = (reads: readonly (Read & { readonly outcome: Outcome })[]): readonly string[] =>
  bands.slice(0, -1).map((from, at) => {
    const until = bands[at + 1] ?? 2
    const inBand = reads.filter((one) => {
      const confidence = confidenceOf(one)
      return plansOf(one)[0]?.operator !== 'clarify' && confidence >= from && confidence < until
    })
    const right = inBand.filter(({ outcome }) => outcome === 'right').length
    const mean = inBand.reduce((total, one) => total + confidenceOf(one), 0) / Math.max(1, inBand.length)
    return `  ${from.toFixed(2)} and more${percent(mean * 100, 100).padStart(8)} said${percent(right, inBand.length).padStart(8)} right${String(inBand.length).padStart(8)}`
  })

/** Labelled before anything was written to learn from. */
const isFirst = ({ id }: Read['question']): boolean =>
  Number(id.slice(-3)) <= (id.startsWith('realestate') ? 219 : 220)

/**
 * Every question read without a model, and judged by its label. The reader is improved on odd-numbered questions only; these
 * are read with classifiers that have not learned from them. The even-numbered ones show how well it reads questions that it
 * was not made for.
 */
export const questions = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const all = readAll().map((read) => ({ ...read, outcome: outcomeOf(read) }))
  const counts: Counts = new Map()
  const missed = new Map<string, [seen: number, unseen: number]>()
  for (const read of all) {
    const { question, isSeen, outcome } = read
    add(counts, isSeen ? 'seen' : 'unseen', outcome)
    if (outcome !== 'right') {
      const part = missedOf(read, outcome)
      const [seen, unseen] = missed.get(part) ?? [0, 0]
      missed.set(part, isSeen ? [seen + 1, unseen] : [seen, unseen + 1])
    }
    if (!isQuick && isSeen && outcome !== 'right')
      print(`${question.id} ${outcome}: ${question.question}\n    ${JSON.stringify(plansOf(read))}`)
    if (isSeen) continue
    add(counts, question.category, outcome)
    if (isFirst(question)) add(counts, 'first 329', outcome)
    if (question.hard) add(counts, 'hard', outcome)
  }
  print(`${' '.repeat(12)}${outcomes.map((outcome) => outcome.padStart(10)).join('')}     all`)
  for (const name of [...operators, 'hard', 'first 329', 'unseen', 'seen'])
    print(line(name, counts.get(name)))
  const fresh = await askFresh()
  const right = fresh.filter(({ verdict }) => verdict === 'right').length
  const wrong = fresh.filter(({ verdict, isAside }) => verdict !== 'right' && !isAside).length
  print(
    `fresh, as answered: ${percent(right, fresh.length)} right, ${percent(wrong, fresh.length)} answered otherwise, of ${fresh.length}`,
  )
  print('what is missed, seen and unseen:')
  for (const [part, [seen, unseen]] of [...missed].sort(([, one], [, other]) => other[1] - one[1]))
    print(`  ${part.padEnd(18)}${String(seen).padStart(6)}${String(unseen).padStart(6)}`)
  print('confidence of unseen questions:')
  for (const row of calibration(all.filter(({ isSeen }) => !isSeen))) print(row)
  const hard = await hardTables(print, isQuick)
  return { ...Object.fromEntries([...counts].map(([name, row]) => [name, Object.fromEntries(row)])), hard }
}
