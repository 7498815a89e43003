/** Open decisions as a table. */
import type { Decision } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { decisionText } from '../../messages/en/decision.ts'
import { ScoreTable } from '../ScoreTable.tsx'
import { DecisionName } from './DecisionName.tsx'
import { DoneButton } from './DoneButton.tsx'
import { DueText } from './DueText.tsx'

type Props = {
  readonly decisions: readonly Decision[]
  readonly moment: Date
  readonly onOpen: (id: string) => void
}

export const OpenList = ({ decisions, moment, onOpen }: Props) => {
  const text = useText(decisionText)
  if (decisions.length === 0) return null
  const rows = decisions.map((decision) => ({
    key: decision.id,
    name: <DecisionName decision={decision} onOpen={onOpen} />,
    values: [
      decision.owner?.name ?? text.nobody,
      <DueText key="due" decision={decision} moment={moment} />,
      decision.worth,
      <DoneButton key="done" decision={decision} describedBy={`decision-${decision.id}`} />,
    ],
  }))
  return (
    <ScoreTable
      title={text.open}
      rowName={text.decision}
      columns={[{ name: text.owner }, { name: text.dueField }, { name: text.worth }, { name: text.markDone }]}
      rows={rows}
    />
  )
}
