/** A panel of sample content, tagged as such (decision 16). Samples are about today, so an earlier moment shows none. */
import type { ReactNode } from 'react'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import classes from './SamplePanel.module.css'

type Props = {
  readonly title: string
  /** At the right end of the title line. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const SamplePanel = ({ title, action, children }: Props) => {
  const text = useText(dashboardsText)
  const isAsOf = useIsAsOf()
  return (
    <Panel
      title={title}
      mark={
        <Tooltip words={text.sampleNote}>
          <SampleTag />
        </Tooltip>
      }
      action={action}
      isFlush
      isFilling
    >
      {isAsOf ? <p className={classes.empty}>{text.noEarlierSamples}</p> : children}
    </Panel>
  )
}
