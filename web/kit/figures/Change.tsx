/** Change of a figure against a named baseline: arrow and word give the direction, the colour whether it is good. */
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './Change.module.css'

type Props = {
  /** The change; its sign gives the direction. */
  readonly delta: number
  /** Formatted size of the change: `$740`, `0.5 points`. */
  readonly amount: string
  /** The baseline, as worded after the amount: `on the week before`. */
  readonly baseline: string
  /** True when a fall is good, as with costs. */
  readonly isFallGood?: boolean
}

const directionOf = (delta: number) => (delta > 0 ? 'up' : delta < 0 ? 'down' : 'unchanged')

const arrows = {
  up: <path d="M5 1.5 9.5 9h-9z" />,
  down: <path d="M5 8.5.5 1h9z" />,
  unchanged: <path d="M0 3.75h10v2.5H0z" />,
}

export const Change = ({ delta, amount, baseline, isFallGood = false }: Props) => {
  const text = useText(kitText)
  const direction = directionOf(delta)
  const tone =
    direction === 'unchanged' ? classes.flat : delta > 0 !== isFallGood ? classes.good : classes.risk
  return (
    <span className={classes.change}>
      <span className={`${classes.amount} ${tone}`}>
        <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" aria-hidden="true">
          {arrows[direction]}
        </svg>
        {direction === 'unchanged' ? text.unchanged : text[direction](amount)}
      </span>{' '}
      <span className={classes.baseline}>{baseline}</span>
    </span>
  )
}
