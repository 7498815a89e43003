/** Year-to-date growth, with a tooltip for its formula (decision 17). */
import Info from 'lucide-react/icons/info'
import { useText } from '../core/language.ts'
import { percent } from '../kit/formats.ts'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
import { yearToDateGrowth } from '../kpi/kpi-figures.ts'
import { financeText } from '../messages/en/finance.ts'
import classes from './GrowthLine.module.css'

type Props = { readonly revenue: number; readonly week: string }

export const GrowthLine = ({ revenue, week }: Props) => {
  const text = useText(financeText)
  return (
    <p className={classes.line}>
      <span className={classes.name}>{text.growth}</span>{' '}
      <strong>{percent(yearToDateGrowth(revenue))}</strong>{' '}
      <span className={classes.quiet}>{text.growthAt(week)}</span>{' '}
      <Tooltip words={text.growthWords}>
        <button type="button" className={classes.how} aria-label={`${text.growthHow}: ${text.growthWords}`}>
          <Info size={16} aria-hidden="true" />
        </button>
      </Tooltip>
    </p>
  )
}
