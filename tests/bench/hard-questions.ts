/** Prints how the hard questions are answered, by category and by the answer's own confidence; odd and even separately. */
import { askHard, type HardAnswer, hardOutcomes } from '../advisor/hard-outcomes.ts'
import { manners } from '../advisor/questions/hard.ts'

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)}%`

const row = (name: string, answers: readonly HardAnswer[]): string =>
  [
    name.padEnd(12),
    ...hardOutcomes.map((outcome) =>
      percent(answers.filter((one) => one.outcome === outcome).length, answers.length).padStart(10),
    ),
    String(answers.length).padStart(8),
  ].join('')

const bands = [0, 1, 30, 50, 60, 70, 85, 101]

/** A question back claims nothing, so it is in no band. */
const claims = ({ outcome }: HardAnswer): boolean => outcome !== 'offered' && outcome !== 'asked'

/** True for an outcome that a person would call right. */
export const isRight = ({ outcome }: HardAnswer): boolean => outcome === 'right' || outcome === 'declined'

const calibration = (answers: readonly HardAnswer[]): readonly string[] =>
  bands.slice(0, -1).map((from, at) => {
    const until = bands[at + 1] ?? 101
    const held = answers.filter((one) => claims(one) && one.confidence >= from && one.confidence < until)
    const wrong = held.filter(({ outcome }) => outcome === 'wrong').length
    return `  ${String(from).padStart(3)} to ${until - 1}${percent(held.filter(isRight).length, held.length).padStart(8)} right${percent(wrong, held.length).padStart(8)} wrong${String(held.length).padStart(8)}`
  })

/** Prints the tables, and each odd-numbered question that was not answered correctly. */
export const hardTables = async (print: (line: string) => void, isQuick: boolean): Promise<unknown> => {
  const all = await askHard()
  const halves = { odd: all.filter((one) => one.isOdd), even: all.filter((one) => !one.isOdd) }
  for (const one of isQuick ? [] : halves.odd.filter((each) => !isRight(each)))
    print(
      `${one.question.id} ${one.outcome} (${one.confidence}): ${one.question.question}\n    ${JSON.stringify(one.plans)}`,
    )
  for (const [name, half] of Object.entries(halves)) {
    print(`hard questions with ${name} numbers, as answered`)
    print(`${' '.repeat(12)}${hardOutcomes.map((outcome) => outcome.padStart(10)).join('')}     all`)
    for (const manner of manners) {
      const held = half.filter(({ question }) => question.category === manner)
      if (held.length > 0) print(row(manner, held))
    }
    print(row('all', half))
    for (const line of calibration(half)) print(line)
  }
  return Object.fromEntries(
    Object.entries(halves).map(([name, half]) => [
      name,
      Object.fromEntries(
        hardOutcomes.map((one) => [one, half.filter(({ outcome }) => outcome === one).length]),
      ),
    ]),
  )
}
