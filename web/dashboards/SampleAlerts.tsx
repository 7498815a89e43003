/** The first sample alerts of a demo, for the Overview; the Risk dashboard shows all. */
import { Link } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { overviewText } from '../messages/en/overview.ts'
import { alertSamples } from '../messages/samples/alerts.samples.ts'
import { ItemPanel } from './ItemPanel.tsx'
import classes from './OverviewScreen.module.css'
import { useSampleBusiness } from './use-sample-business.ts'

const shownAlerts = 2

export const SampleAlerts = () => {
  const text = useText(overviewText)
  const alerts = useText(alertSamples)[useSampleBusiness()].slice(0, shownAlerts)
  return (
    <ItemPanel
      title={text.alerts}
      items={alerts}
      action={
        <Link to="/dashboard/risk" className={classes.all}>
          {text.allAlerts}
        </Link>
      }
    />
  )
}
