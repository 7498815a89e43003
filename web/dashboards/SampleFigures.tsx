/** Sample figures with names and notes (decision 16). */
import classes from './SampleFigures.module.css'
import { SamplePanel } from './SamplePanel.tsx'

type Props = {
  readonly title: string
  readonly figures: readonly { readonly name: string; readonly value: string; readonly note: string }[]
}

export const SampleFigures = ({ title, figures }: Props) => (
  <SamplePanel title={title}>
    <dl className={classes.figures}>
      {figures.map(({ name, value, note }) => (
        <div key={name} className={classes.figure}>
          <dt>{name}</dt>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  </SamplePanel>
)
