/** Range and grouping of the chart: presets, custom dates, and last year for comparison. */
import { Checkbox } from '@blueprintjs/core'
import type { ReactNode } from 'react'
import { useText } from '../../core/language.ts'
import { SegmentedControl } from '../../kit/controls/SegmentedControl.tsx'
import { useIsNarrow } from '../../kit/use-is-narrow.ts'
import { seriesText } from '../../messages/en/series.ts'
import { DatesButton } from './DatesButton.tsx'
import classes from './RangeControls.module.css'
import { grainsOf, presets, type Range, type SeriesChoice } from './series-address.ts'

type Props = {
  /** Saved views. */
  readonly views: ReactNode
  readonly choice: SeriesChoice
  readonly onChange: (change: {
    readonly range?: (typeof presets)[number] | Range
    readonly grain?: SeriesChoice['grain']
    readonly showsLastYear?: boolean
  }) => void
}

export const RangeControls = ({ choice, views, onChange }: Props) => {
  const text = useText(seriesText)
  const isNarrow = useIsNarrow()
  const { range, preset, grain, showsLastYear } = choice
  return (
    <div className={classes.controls}>
      <SegmentedControl
        label={text.range}
        options={presets.map((value) => ({
          value,
          label: (isNarrow ? text.presetsShort : text.presets)[value],
        }))}
        value={preset}
        onChange={(chosen) => onChange({ range: chosen })}
      />
      <DatesButton range={range} onRange={(chosen) => onChange({ range: chosen })} />
      <SegmentedControl
        label={text.groupBy}
        options={grainsOf(range).map((value) => ({ value, label: text.grains[value] }))}
        value={grain}
        onChange={(chosen) => onChange({ grain: chosen })}
      />
      <Checkbox
        className={classes.lastYear}
        label={text.lastYear}
        checked={showsLastYear}
        onChange={({ currentTarget }) => onChange({ showsLastYear: currentTarget.checked })}
      />
      {views}
    </div>
  )
}
