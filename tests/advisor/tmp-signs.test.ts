import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { readingsOf } from '../../service/advisor/answers/reply.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import { kindsOf } from '../../service/advisor/questions/classifier/kinds.ts'
import { withSureKind } from '../../service/advisor/questions/classifier/sure-kinds.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { signNames, signsOfReading } from '../../service/advisor/questions/sureness.ts'
import { askHard } from './hard-outcomes.ts'
import { askedReply } from './asked-questions.ts'
import { settledRecords } from './seeded-records.ts'
it('s', async () => {
  const rec = { cafe: settledRecords('cafe'), consulting: settledRecords('consulting'), realestate: settledRecords('realestate') }
  const out: unknown[] = []
  for (const a of await askHard()) {
    const records = rec[a.question.trade]
    const after = a.question.after
    const turn = after === undefined ? undefined : await askedReply(records, after)
    const before = turn?.plans?.at(-1)
    const earlier = turn && after ? [{ message: after, reply: turn.message, plan: before }] : []
    const message = a.question.question
    const reads = readingsOf({ records, personaKey: 'x', message, earlier, passages: [], before } as never, advisorContext(records))
    const question = questionOf(message, records.business.type, records.now)
    const kinds = withSureKind(question, kindsOf(question))
    const put = { question, kinds, hasBefore: before !== undefined, readings: reads.length }
    out.push({ id: a.question.id, odd: a.isOdd, cat: a.question.category, outcome: a.outcome, conf: a.confidence, ops: a.plans.map((p) => p.operator), reads: reads.map((r) => ({ c: r.confidence, s: signsOfReading(r, put) })), top: kinds.slice(0, 3).map((k) => k.kind), labels: [a.question.plan].flat() })
  }
  writeFileSync('/tmp/hard/signs.json', JSON.stringify({ signNames, out }))
}, 300000)
