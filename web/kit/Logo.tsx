/** The mark. Its colour changes in hard steps every two seconds, except with reduced motion. */
import classes from './Logo.module.css'

type Props = {
  /** Edge length in px. */
  readonly size?: number
}

// All marks on the page run from the page's start time, so their colours agree.
const countFromBeginning = (mark: SVGSVGElement | null): void => {
  for (const cycle of mark?.getAnimations() ?? []) cycle.startTime = 0
}

export const Logo = ({ size = 24 }: Props) => (
  <svg
    ref={countFromBeginning}
    className={classes.mark}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <path
      d="M8.5 4H20.5M15.5 4v9.75A5.25 5.25 0 0 1 5.3 15.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
    />
    <circle cx="6" cy="14.5" r="2.75" fill="currentColor" />
  </svg>
)
