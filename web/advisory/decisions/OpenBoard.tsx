/** Open decisions side by side: due this week, and later. */
import type { Decision } from '#schema/advisory/decision'
import { useText } from '../../core/language.ts'
import { Panel } from '../../kit/Panel.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import { DecisionCard } from './DecisionCard.tsx'
import classes from './Decisions.module.css'

type Props = {
  readonly due: readonly Decision[]
  readonly later: readonly Decision[]
  readonly moment: Date
  readonly onOpen: (id: string) => void
}

export const OpenBoard = ({ due, later, moment, onOpen }: Props) => {
  const text = useText(decisionText)
  const column = (title: string, none: string, decisions: readonly Decision[]) => (
    <Panel title={title} mark={<span className={classes.count}>{decisions.length}</span>} isFlush>
      {decisions.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        decisions.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} moment={moment} onOpen={onOpen} />
        ))
      )}
    </Panel>
  )
  return (
    <div className={classes.board}>
      {column(text.due, text.noneDue, due)}
      {column(text.open, text.noneOpen, later)}
    </div>
  )
}
