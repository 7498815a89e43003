/** Questions written without looking at the reader, with their labels, put to the advisor with the records. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { record } from '#schema/core/record'
import { nonBlank } from '#schema/core/scalars'
import { DemoBusiness } from '#schema/session/session'
import { askedReply } from '../asked-questions.ts'
import { judge, type Verdict } from '../question-match.ts'
import { seededRecords } from '../seeded-records.ts'
import { ExpectedReading } from './question.ts'

const Fresh = record(
  {
    id: nonBlank(20),
    trade: DemoBusiness,
    question: nonBlank(8000),
    plan: t.union([ExpectedReading, t.array(ExpectedReading)]),
  },
  { after: nonBlank(8000) },
  'FreshQuestion',
)

/** The questions with their labels; throws if one is not well formed. */
export const freshQuestions = (): readonly t.TypeOf<typeof Fresh>[] =>
  readFileSync(join(import.meta.dirname, 'fresh.jsonl'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => decodeOrThrow(Fresh, JSON.parse(line), 'A fresh question'))

/** How each was finally answered; `isAside` if that was a question back, a search or a decline. */
export const askFresh = async (): Promise<
  readonly { readonly id: string; readonly verdict: Verdict; readonly isAside: boolean }[]
> =>
  Promise.all(
    freshQuestions().map(async ({ id, trade, question, plan, after }) => {
      const records = seededRecords(trade)
      const before = after === undefined ? undefined : (await askedReply(records, after)).plans?.at(-1)
      const { plans = [] } = await askedReply(records, question, { before })
      const isAside = plans.every(({ operator }) => ['clarify', 'decline', 'find'].includes(operator))
      return { id, verdict: judge(plan, plans), isAside }
    }),
  )
