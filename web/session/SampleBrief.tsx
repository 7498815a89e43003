/** A sample decision brief, styled as in the application. */
import CircleCheck from 'lucide-react/icons/circle-check'
import { SampleTag } from '../kit/SampleTag.tsx'
import classes from './SampleBrief.module.css'

const receipts = [
  { name: 'Weekday lunch covers', source: 'Point of sale, week 47' },
  { name: 'Wage line $6,105', source: 'Payroll, week 47' },
  { name: 'Projected margin', source: 'Computed from 1 and 2' },
]

const figure = (text: string, receipt: number) => (
  <span className={classes.figure}>
    {text}
    <sup>{receipt}</sup>
  </span>
)

export const SampleBrief = () => (
  <article className={classes.brief}>
    <p className={classes.kind}>
      Decision brief <SampleTag />
    </p>
    <h2>Tuesday afternoon costs more than it earns</h2>
    <p className={classes.prose}>
      Weekday lunch covers fell {figure('6%', 1)} while the wage line rose {figure('7.9%', 2)}. Move one shift
      from Tuesday to Saturday morning and margin returns to about {figure('13.4%', 3)}.
    </p>
    <ol className={classes.receipts}>
      {receipts.map(({ name, source }, index) => (
        <li key={name}>
          <span className={classes.number}>{index + 1}</span>
          <span>
            {name}
            <span className={classes.source}>{source}</span>
          </span>
          <span className={classes.verified}>
            <CircleCheck size={14} />
            Verified
          </span>
        </li>
      ))}
    </ol>
  </article>
)
