/** Filter and sort order of the Advisories. */
import { HTMLSelect } from '@blueprintjs/core'
import { useId } from 'react'
import { useText } from '../core/language.ts'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { advisoryText } from '../messages/en/advisory.ts'
import classes from './AdvisoryTools.module.css'
import { type AdvisoryView, filters, sorts } from './advisory-view.ts'

type Props = {
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
}

export const AdvisoryTools = ({ view, onChange }: Props) => {
  const text = useText(advisoryText)
  const sortId = useId()
  return (
    <div className={classes.tools}>
      <SegmentedControl
        label={text.filter}
        options={filters.map((value) => ({
          value,
          label: value === 'all' ? text.all : text.statuses[value],
        }))}
        value={view.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <div className={classes.sort}>
        <label htmlFor={sortId}>{text.sort}</label>
        <HTMLSelect
          id={sortId}
          iconName="caret-down"
          value={view.sort}
          options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
          onChange={({ currentTarget }) => {
            const sort = sorts.find((each) => each === currentTarget.value)
            if (sort) onChange({ sort })
          }}
        />
      </div>
    </div>
  )
}
