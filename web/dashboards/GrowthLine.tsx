/** Growth this year where it is on record; in a demo the index of the specification after it, which says what it is. */
import Info from 'lucide-react/icons/info'
import type { KpiRecord } from '#schema/kpi/kpi'
import { useText } from '../core/language.ts'
import { percent } from '../kit/formats.ts'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
import { growthOf, yearToDateGrowth } from '../kpi/growth.ts'
import { latestWeek } from '../kpi/kpi-figures.ts'
import { financeText } from '../messages/en/finance.ts'
import classes from './GrowthLine.module.css'
import { useShowsSamples } from './use-sample-business.ts'

type Props = {
  /** Oldest first. */
  readonly records: readonly KpiRecord[]
}

export const GrowthLine = ({ records }: Props) => {
  const text = useText(financeText)
  const isDemo = useShowsSamples() === true
  const growth = growthOf(records)
  const latest = records.at(-1)
  return (
    <>
      {growth && (
        <p className={classes.line}>
          <span className={classes.name}>{text.growth}</span> <strong>{percent(growth.percent)}</strong>{' '}
          <span className={classes.quiet}>{text.growthOver(growth.weeks, growth.lastWeek, growth.year)}</span>
        </p>
      )}
      {isDemo && latest && (
        <p className={classes.line}>
          <span className={classes.name}>{text.index}</span>{' '}
          <strong>{percent(yearToDateGrowth(latest.revenue))}</strong>{' '}
          <span className={classes.quiet}>{text.indexAt(latestWeek(records) ?? '')}</span>{' '}
          <Tooltip words={text.indexWords}>
            <button type="button" className={classes.how} aria-label={`${text.indexHow}: ${text.indexWords}`}>
              <Info size={16} aria-hidden="true" />
            </button>
          </Tooltip>
        </p>
      )}
    </>
  )
}
