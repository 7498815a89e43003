/** The mark; its colour changes in hard steps every two seconds, and stays where motion is unwelcome. */
import classes from './Logo.module.css'

type Props = {
  /** Edge in px. */
  readonly size?: number
}

// Every mark counts from the beginning of the page, whenever it came, so that all that are seen agree.
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
