/** The chat beside a screen, in a panel that can be resized by pointer and keyboard. */
import { useText } from '../../core/language.ts'
import { shellText } from '../../messages/en/shell.ts'
import { Advisors } from './Advisors.tsx'
import classes from './AdvisorsPanel.module.css'
import { ResizeHandle } from './ResizeHandle.tsx'

/** Minimum and maximum width in percent. */
const minPercent = 20
const maxPercent = 35

type Props = {
  /** Width in percent. */
  readonly width: number
  /** Sets the width from the current one. */
  readonly onWidth: (next: (percent: number) => number) => void
}

export const AdvisorsPanel = ({ width, onWidth }: Props) => {
  const text = useText(shellText)
  return (
    <aside data-beside className={classes.advisors} aria-label={text.advisors} style={{ width: `${width}%` }}>
      <ResizeHandle
        label={text.advisorWidth}
        valueText={text.percentWide}
        value={width}
        min={minPercent}
        max={maxPercent}
        onMove={(next) => onWidth((percent) => Math.min(maxPercent, Math.max(minPercent, next(percent))))}
      />
      <Advisors />
    </aside>
  )
}
