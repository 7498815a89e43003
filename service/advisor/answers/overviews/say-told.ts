/** Lists what was advised in a time, newest first, with what became of each. */
import type { FactsAnswer } from '#schema/advisor/answer'
import type { Advisory } from '#schema/advisory/advisory'
import { today } from '../../calendar.ts'
import { type Line, say } from '../../line.ts'
import { resolvePeriod } from '../../periods/resolve-period.ts'
import { momentOf } from '../../plans/context.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { passagesOf, shortDay } from '../facts-words.ts'
import { spanText } from '../period-text.ts'
import type { FindAsk } from '../writers/done-lines.ts'
import type { Written } from '../written.ts'

const [maxListed, maxMemos] = [8, 3]
const [longestTitle, longestStep] = [90, 100]
const ofRecords = 0.93

const states = { new: 'open', accepted: 'accepted', dismissed: 'dismissed' } as const

const row = (records: Records, advisory: Advisory): string | undefined => {
  const title = quoted(advisory.title, longestTitle)
  const step = advisory.suggestedAction && quoted(advisory.suggestedAction, longestStep)
  return title
    ? `- ${shortDay(records, today(new Date(advisory.createdAt)))}: ${title}, ${states[advisory.status]}${step && advisory.status === 'new' ? `: ${step}` : ''}`
    : undefined
}

/** Memos of the same time that ask for something. */
const memoRows = ({ context: { records }, plan }: FindAsk): readonly string[] => {
  const span = plan.period && resolvePeriod(plan.period, momentOf(records, 'week'))
  return records.memos
    .filter(({ type }) => type === 'directive' || type === 'alert')
    .flatMap(({ createdAt, subject }) => {
      const day = today(new Date(createdAt))
      const title = quoted(subject, longestTitle)
      return title && (!span || (day >= span.from && day <= span.to))
        ? [`- ${shortDay(records, day)}: ${title}`]
        : []
    })
    .slice(0, maxMemos)
}

const lines = (rows: readonly string[]): Line => ({ text: rows.join('\n'), figures: [] })

/** "What did you tell me to do last week?" */
export const sayTold = (ask: FindAsk, { facts, from, to }: FactsAnswer): Written => {
  const { records } = ask.context
  const found = facts.flatMap(({ source }) => records.advisories.filter(({ id }) => id === source.id))
  const when = ask.plan.period ? ` ${spanText({ from, to }, today(records.now)).when}` : ' so far'
  const memos = memoRows(ask)
  return {
    lines: [
      found.length === 0 ? say`Nothing was advised${when}.` : say`Advised${when}, newest first:`,
      found.length > 0
        ? lines(found.slice(0, maxListed).flatMap((one) => row(records, one) ?? []))
        : undefined,
      found.length > maxListed ? say`Older ones are on the Advisories screen.` : undefined,
      memos.length > 0 ? say`Memos that asked for something:` : undefined,
      memos.length > 0 ? lines(memos) : undefined,
    ],
    passages: passagesOf(facts.slice(0, maxListed)),
    support: ofRecords,
  }
}
