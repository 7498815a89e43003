/** Lists the memos of a status or priority, newest first. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { FindPlan } from '#schema/advisor/fact-plans'
import { personaNames } from '#schema/persona/persona'
import { capital, say } from '../line.ts'
import { quoted } from '../quotation.ts'
import { passagesOf, shortDay } from './facts-words.ts'
import { type FindAsk, longestTitle } from './writers/done-lines.ts'
import type { Written } from './written.ts'

// An author that the product does not know is quoted.
const known: ReadonlySet<string | undefined> = new Set(Object.values(personaNames))
const mostListed = 6
const ofRecords = 0.93

const kindOf = ({ priority }: FindPlan): string => (priority ? `${priority}-priority memo` : 'memo')

/** The memos that a search by status found; there may be none. */
export const sayMemos = (ask: FindAsk, { facts }: FactsAnswer): Written => {
  const { plan, context } = ask
  const { records } = context
  const from = plan.author === undefined ? '' : ` from the ${plan.author}`
  const name = kindOf(plan)
  const is = plan.status ?? 'on record'
  const isOne = facts.length === 1
  const shown = facts.slice(0, mostListed)
  const rows = shown.flatMap((fact) => {
    const memo = records.memos.find(({ id }) => id === fact.source.id)
    const title = quoted(fact.source.title, longestTitle)
    const by =
      memo && plan.author === undefined
        ? known.has(memo.fromPersona)
          ? memo.fromPersona
          : quoted(memo.fromPersona, 40)
        : undefined
    return title ? [`- ${shortDay(records, fact.from)}: ${title}${by ? `, from ${by}` : ''}`] : []
  })
  return {
    lines: [
      facts.length === 0
        ? say`No ${name}${from} is ${is}.`
        : say`${capital(isOne ? `one ${name}${from} is ${is}` : `these ${name}s${from} are ${is}`)}:`,
      { text: rows.join('\n'), figures: [] },
      facts.length > shown.length ? say`There are more on the Memos screen.` : undefined,
    ],
    passages: passagesOf(shown),
    support: ofRecords,
  }
}
