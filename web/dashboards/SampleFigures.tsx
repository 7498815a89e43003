/** Sample figures side by side, each with its name and a note (decision 16). */
import { useText } from '../core/language.ts'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './SampleFigures.module.css'

type Props = {
  readonly title: string
  readonly figures: readonly { readonly name: string; readonly value: string; readonly note: string }[]
}

export const SampleFigures = ({ title, figures }: Props) => {
  const text = useText(dashboardsText)
  return (
    <Panel
      title={title}
      mark={
        <span title={text.sampleNote}>
          <SampleTag />
        </span>
      }
      isFlush
      isFilling
    >
      <dl className={classes.figures}>
        {figures.map(({ name, value, note }) => (
          <div key={name} className={classes.figure}>
            <dt>{name}</dt>
            <dd className={classes.value}>{value}</dd>
            <dd className={classes.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
