/** How a figure moved against a named baseline: arrow and word say the way, the colour whether that helps. */
import { useText } from '../../core/language.ts'
import { kitText } from '../../messages/en/kit.ts'
import classes from './Change.module.css'

type Props = {
  /** The movement; its sign is the way. */
  readonly delta: number
  /** How far, as it reads after the word: `$740`, `0.5 points`. */
  readonly amount: string
  /** Against what, as it reads after the amount: `on the week before`. */
  readonly baseline: string
  /** Whether a fall is what helps, as with costs. */
  readonly isFallGood?: boolean
}

const wayOf = (delta: number) => (delta > 0 ? 'up' : delta < 0 ? 'down' : 'unchanged')

const arrows = {
  up: <path d="M5 1.5 9.5 9h-9z" />,
  down: <path d="M5 8.5.5 1h9z" />,
  unchanged: <path d="M0 3.75h10v2.5H0z" />,
}

export const Change = ({ delta, amount, baseline, isFallGood = false }: Props) => {
  const text = useText(kitText)
  const way = wayOf(delta)
  const tone = way === 'unchanged' ? classes.flat : delta > 0 !== isFallGood ? classes.good : classes.risk
  return (
    <span className={classes.change}>
      <span className={`${classes.amount} ${tone}`}>
        <svg viewBox="0 0 10 10" width="10" height="10" fill="currentColor" aria-hidden="true">
          {arrows[way]}
        </svg>
        {way === 'unchanged' ? text.unchanged : text[way](amount)}
      </span>{' '}
      <span className={classes.baseline}>{baseline}</span>
    </span>
  )
}
