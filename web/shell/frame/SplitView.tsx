/** The screen with the advisors beside it: 75 to 25 percent at first, 20 to 35 percent for the advisors. */
import { type ReactNode, useState } from 'react'
import { AdvisorsPanel } from './AdvisorsPanel.tsx'
import classes from './SplitView.module.css'

type Props = {
  /** Whether the advisors stand beside the screen; the screen itself stays in place either way. */
  readonly hasChat: boolean
  readonly children: ReactNode
}

export const SplitView = ({ hasChat, children }: Props) => {
  const [width, setWidth] = useState(25)
  return (
    <div className={classes.split}>
      <div className={classes.screen}>{children}</div>
      {hasChat && <AdvisorsPanel width={width} onWidth={setWidth} />}
    </div>
  )
}
