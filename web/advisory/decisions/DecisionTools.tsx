/** Switches between board and list, and filters decisions by owner. */
import { HTMLSelect } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { SegmentedControl } from '../../kit/controls/SegmentedControl.tsx'
import { decisionText } from '../../messages/en/decision.ts'
import classes from './Decisions.module.css'
import { type DecisionView, views } from './decision-view.ts'

type Props = {
  readonly view: DecisionView
  /** Names by key; undefined for decisions without an owner. */
  readonly owners: ReadonlyMap<string, string | undefined>
  readonly onChange: (change: Partial<DecisionView>) => void
}

export const DecisionTools = ({ view, owners, onChange }: Props) => {
  const text = useText(decisionText)
  return (
    <div className={classes.tools}>
      <SegmentedControl
        label={text.view}
        options={views.map((value) => ({ value, label: text.views[value] }))}
        value={view.view}
        onChange={(value) => onChange({ view: value })}
      />
      {owners.size > 1 && (
        <HTMLSelect
          aria-label={text.whose}
          iconName="caret-down"
          value={view.owner ?? ''}
          options={[
            { value: '', label: text.everyone },
            ...[...owners].map(([value, name]) => ({ value, label: name ?? text.nobody })),
          ]}
          onChange={({ currentTarget }) => onChange({ owner: currentTarget.value || undefined })}
        />
      )}
    </div>
  )
}
