/** How a figure moved against a named baseline: arrow and word say the way, the colour whether that helps. */
import classes from './Change.module.css'

type Props = {
  /** The movement; its sign is the way. */
  readonly delta: number
  /** How far, as it reads after the word: `$740`, `0.5 points`. */
  readonly amount: string
  /** Against what, as it reads after the amount: `on last week (4.2%)`. */
  readonly baseline: string
  /** Whether a fall is what helps, as with costs. */
  readonly isFallGood?: boolean
}

const wayOf = (delta: number) => (delta > 0 ? 'Up' : delta < 0 ? 'Down' : 'Unchanged')

const arrows = {
  Up: <path d="M5 1.5 9.5 9h-9z" />,
  Down: <path d="M5 8.5.5 1h9z" />,
  Unchanged: <path d="M0 3.75h10v2.5H0z" />,
}

export const Change = ({ delta, amount, baseline, isFallGood = false }: Props) => {
  const way = wayOf(delta)
  const tone = way === 'Unchanged' ? classes.flat : delta > 0 !== isFallGood ? classes.good : classes.risk
  return (
    <span className={classes.change}>
      <span className={`${classes.amount} ${tone}`}>
        <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" aria-hidden="true">
          {arrows[way]}
        </svg>
        {way === 'Unchanged' ? way : `${way} ${amount}`}
      </span>{' '}
      <span className={classes.baseline}>{baseline}</span>
    </span>
  )
}
