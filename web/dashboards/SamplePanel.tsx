/** A panel of sample content, tagged as such (decision 16). */
import type { ReactNode } from 'react'
import { useText } from '../core/language.ts'
import { Hint } from '../kit/Hint.tsx'
import { Panel } from '../kit/Panel.tsx'
import { SampleTag } from '../kit/SampleTag.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'

type Props = {
  readonly title: string
  /** At the right end of the title. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

export const SamplePanel = ({ title, action, children }: Props) => {
  const text = useText(dashboardsText)
  return (
    <Panel
      title={title}
      mark={
        <Hint words={text.sampleNote}>
          <SampleTag />
        </Hint>
      }
      action={action}
      isFlush
      isFilling
    >
      {children}
    </Panel>
  )
}
