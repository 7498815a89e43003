/** The filter and the order of the Advisories. */
import { HTMLSelect } from '@blueprintjs/core'
import { useId } from 'react'
import { SegmentedControl } from '../kit/SegmentedControl.tsx'
import classes from './AdvisoryTools.module.css'
import { type AdvisoryView, type Filter, type Sort, sorts } from './advisory-view.ts'

type Props = {
  readonly view: AdvisoryView
  readonly onChange: (change: Partial<AdvisoryView>) => void
}

const filterOptions: readonly { readonly value: Filter; readonly label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'dismissed', label: 'Dismissed' },
]

const sortLabels: Readonly<Record<Sort, string>> = {
  priority: 'By priority',
  date: 'By date, newest first',
}

export const AdvisoryTools = ({ view, onChange }: Props) => {
  const sortId = useId()
  return (
    <div className={classes.tools}>
      <SegmentedControl
        label="Filter"
        options={filterOptions}
        value={view.filter}
        onChange={(filter) => onChange({ filter })}
      />
      <div className={classes.sort}>
        <label htmlFor={sortId}>Sort</label>
        <HTMLSelect
          id={sortId}
          iconName="caret-down"
          value={view.sort}
          options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
          onChange={({ currentTarget }) => {
            const sort = sorts.find((each) => each === currentTarget.value)
            if (sort) onChange({ sort })
          }}
        />
      </div>
    </div>
  )
}
