import { writeFileSync } from 'node:fs'
import { it } from 'vitest'
import { businessTypes } from '#schema/session/session'
import { kindsOf } from '../../service/advisor/questions/classifier/kinds.ts'
import { withSureKind } from '../../service/advisor/questions/classifier/sure-kinds.ts'
import { questionOf } from '../../service/advisor/questions/question-of.ts'
import { signsOfReading } from '../../service/advisor/questions/sureness.ts'
import { fixedMoment } from '../core/sources.ts'
import { judge } from './question-match.ts'
import { readAll } from './question-readings.ts'
it('s', () => {
  const out: unknown[] = []
  for (const { question: q, isSeen, reads, by } of readAll() as never as any[]) {
    if (!isSeen || reads.length === 0) continue
    const trade = q.id.split('-')[0]
    const question = questionOf(q.question, trade, fixedMoment)
    const kinds = withSureKind(question, kindsOf(question, by))
    const put = { question, kinds, hasBefore: q.after !== undefined, readings: reads.length }
    const plans = reads.flatMap((r: any) => [r.plan, ...r.also])
    if (plans[0].operator === 'clarify') continue
    out.push({ id: q.id, right: judge(q.plan, plans) === 'right', reads: reads.map((r: any) => ({ c: r.confidence, s: signsOfReading(r, put) })) })
  }
  writeFileSync('/tmp/hard/old.json', JSON.stringify(out))
}, 300000)
