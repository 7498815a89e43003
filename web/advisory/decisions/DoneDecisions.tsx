/** Done decisions, newest first: expected result, actual result and score. */
import { parseISO } from 'date-fns'
import type { Decision } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { isMoney, measureValue, verdictMeanings } from '../../kit/figures/measure-value.ts'
import { goodSign } from '../../kit/figures/outcome-text.ts'
import { dayAndMonth } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { verdictText } from '../../messages/en/verdict.ts'
import { ScoreTable } from '../ScoreTable.tsx'
import { StripMark } from '../StripMark.tsx'
import { scaleOf, stripOf } from '../settled-strip.ts'
import { DecisionName } from './DecisionName.tsx'

type Props = { readonly decisions: readonly Decision[]; readonly onOpen: (id: string) => void }

export const DoneDecisions = ({ decisions, onOpen }: Props) => {
  const text = useText(decisionText)
  const { verdicts } = useText(verdictText)
  const scale = scaleOf(decisions)
  const valuesOf = ({ expects, outcome, worth }: Decision) => {
    if (expects === undefined) return [worth, undefined, undefined, text.notScored]
    const { measure, change, before, to } = expects
    const signed = (by: number) => {
      const better = goodSign(expects) * by
      return `${better < 0 ? '−' : '+'}${measureValue(measure, Math.abs(better))}`
    }
    if (outcome === undefined)
      return [signed(change), undefined, undefined, text.stillRunning(dayAndMonth(parseISO(to)))]
    return [
      signed(change),
      isMoney(measure) && <StripMark strip={stripOf(expects, outcome, scale)} />,
      outcome.found === undefined ? text.notKnown : signed(outcome.found - before),
      <StatusMark key="verdict" meaning={verdictMeanings[outcome.verdict]}>
        {verdicts[outcome.verdict]}
      </StatusMark>,
    ]
  }
  const rows = decisions.map((decision) => {
    const day =
      decision.due === undefined
        ? text.doneOn(dayAndMonth(decision.doneAt ?? decision.decidedAt))
        : text.dueOn(dayAndMonth(parseISO(decision.due)))
    return {
      key: decision.id,
      name: (
        <DecisionName decision={decision} under={text.under(decision.owner?.name, day)} onOpen={onOpen} />
      ),
      values: valuesOf(decision),
    }
  })
  const columns = [
    { name: text.expected, isNumber: true },
    { name: text.scale, isWide: true },
    { name: text.found, isNumber: true },
    { name: text.score },
  ]
  return <ScoreTable title={text.done} rowName={text.decision} columns={columns} rows={rows} />
}
