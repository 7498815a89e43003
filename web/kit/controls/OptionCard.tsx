/** A card of something that one can choose: its name and how it stands, what it brings point by point, and what can be done. */
import { type ReactNode, type Ref, useId } from 'react'
import classes from './OptionCard.module.css'

type Props = {
  readonly name: string
  /** The id of the heading, for what describes itself by it. */
  readonly nameId: string
  /** Beside the name: how it stands. */
  readonly mark?: ReactNode
  /** It is the one in use. */
  readonly isCurrent?: boolean
  /** Under the name. */
  readonly children: ReactNode
  readonly pointsTitle: string
  /** All different. */
  readonly points: readonly string[]
  readonly actions: ReactNode
  /** The card, which can take the focus. */
  readonly ref?: Ref<HTMLElement>
}

export const OptionCard = (props: Props) => {
  const { name, nameId, mark, isCurrent = false, children, pointsTitle, points, actions, ref } = props
  const pointsId = useId()
  return (
    <article
      ref={ref}
      className={isCurrent ? classes.current : classes.card}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={classes.head}>
        <h2 id={nameId} className={classes.name}>
          {name}
        </h2>
        {mark}
      </div>
      {children}
      <h3 id={pointsId} className={classes.label}>
        {pointsTitle}
      </h3>
      <ul className={classes.points} aria-labelledby={pointsId}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={classes.actions}>{actions}</div>
    </article>
  )
}
