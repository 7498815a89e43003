/** The screen with the chat beside it. The chat takes 25 percent at first and can be 20 to 35 percent wide. */
import { type ReactNode, useState } from 'react'
import { AdvisorsPanel } from './AdvisorsPanel.tsx'
import classes from './SplitView.module.css'

type Props = {
  /** Shows the chat beside the screen; the screen stays mounted either way. */
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
