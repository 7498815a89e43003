/** The advisors beside a screen, in a panel whose edge can be moved by pointer and by keys. */
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import { Advisors } from './Advisors.tsx'
import classes from './AdvisorsPanel.module.css'
import { PanelEdge } from './PanelEdge.tsx'

/** Bounds of the width, in percent. */
const least = 20
const most = 35

type Props = {
  /** Width in percent. */
  readonly width: number
  /** Makes the width another one. */
  readonly onWidth: (next: (percent: number) => number) => void
}

export const AdvisorsPanel = ({ width, onWidth }: Props) => {
  const text = useText(shellText)
  return (
    <aside data-beside className={classes.advisors} aria-label={text.advisors} style={{ width: `${width}%` }}>
      <PanelEdge
        label={text.advisorWidth}
        says={text.percentWide}
        value={width}
        least={least}
        most={most}
        onMove={(next) => onWidth((percent) => Math.min(most, Math.max(least, next(percent))))}
      />
      <Advisors />
    </aside>
  )
}
