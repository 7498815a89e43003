/** Two alerts of fixed sample content (decision 16). */
import { Link } from 'react-router-dom'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { type Meaning, StatusMark } from '../kit/StatusMark.tsx'
import classes from './SampleAlerts.module.css'

type Alert = {
  readonly meaning: Meaning
  readonly word: string
  readonly title: string
  readonly text: string
}

const alerts: readonly Alert[] = [
  {
    meaning: 'risk',
    word: 'Risk',
    title: 'Supplier price rise from 1 December',
    text: 'Your largest supplier goes up 6%. At present volumes that is about $210 a week.',
  },
  {
    meaning: 'attention',
    word: 'Attention',
    title: 'Public liability insurance expires in 19 days',
    text: 'The renewal takes ten working days once the form is in.',
  },
]

export const SampleAlerts = () => (
  <Panel
    title="Alerts"
    mark={<SampleTag />}
    action={
      <Link to="/dashboard/risk" className={classes.all}>
        All risk alerts
      </Link>
    }
    isFlush
  >
    <ul>
      {alerts.map(({ meaning, word, title, text }) => (
        <li key={title} className={classes.alert}>
          <StatusMark meaning={meaning}>{word}</StatusMark>
          <div>
            <h3>{title}</h3>
            <p className={classes.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </Panel>
)
