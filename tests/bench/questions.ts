/** Part `questions`: how many of the labelled questions the advisor reads rightly, by category. */
import { businessTypes } from '#schema/session/session'
import { readMessage } from '../../service/advisor/questions/read-question.ts'
import { judge, type Verdict } from '../advisor/question-match.ts'
import { operators, questionsOf } from '../advisor/questions/question.ts'
import { fixedMoment } from '../core/sources.ts'
import type { Bench } from './bench-run.ts'

const verdicts = ['right', 'partly', 'misread', 'unread'] as const

type Tally = { readonly [verdict in Verdict]: number }

const none: Tally = { right: 0, partly: 0, misread: 0, unread: 0 }

const line = (name: string, tally: Tally): string => {
  const all = verdicts.reduce((sum, verdict) => sum + tally[verdict], 0)
  const shares = verdicts.map((verdict) =>
    `${((100 * tally[verdict]) / Math.max(1, all)).toFixed(0)}%`.padStart(9),
  )
  return `${name.padEnd(12)}${shares.join('')}${String(all).padStart(9)}`
}

/**
 * Every question read without a model, and judged by its label. The grammar is improved on questions with odd numbers only,
 * so those with even numbers tell how it reads questions that it was not made for.
 */
export const questions = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const tallies = new Map<string, Tally>()
  const add = (name: string, verdict: Verdict) => {
    const tally = tallies.get(name) ?? none
    tallies.set(name, { ...tally, [verdict]: tally[verdict] + 1 })
  }
  for (const business of businessTypes)
    for (const { id, category, question, plan, hard } of questionsOf(business)) {
      const found = readMessage(question, business, fixedMoment).flatMap((read) => [read.plan, ...read.also])
      const verdict = judge(plan, found)
      const isEven = Number(id.slice(-3)) % 2 === 0
      if (!isQuick && !isEven && verdict !== 'right')
        print(`${id} ${verdict}: ${question}\n    ${JSON.stringify(found)}`)
      add(category, verdict)
      add(isEven ? 'unseen' : 'seen', verdict)
      if (hard) add('hard', verdict)
    }
  print(`${' '.repeat(12)}${verdicts.map((verdict) => verdict.padStart(9)).join('')}      all`)
  for (const name of [...operators, 'hard', 'seen', 'unseen']) print(line(name, tallies.get(name) ?? none))
  return Object.fromEntries(tallies)
}
