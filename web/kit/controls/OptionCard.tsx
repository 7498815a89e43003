/** A card for one option: name and status, description, points, and actions. */
import { type ReactNode, type Ref, useId } from 'react'
import classes from './OptionCard.module.css'

type Props = {
  readonly name: string
  /** Id of the heading, for `aria-describedby` elsewhere. */
  readonly nameId: string
  /** Status next to the name. */
  readonly mark?: ReactNode
  /** True if this option is in use. */
  readonly isCurrent?: boolean
  /** Below the name. */
  readonly children: ReactNode
  readonly pointsTitle: string
  /** Must be unique. */
  readonly points: readonly string[]
  /** Language of the points, if it is not that of the screens. */
  readonly pointsLang?: string
  readonly actions: ReactNode
  /** The card element, which is focusable. */
  readonly ref?: Ref<HTMLElement>
}

export const OptionCard = (props: Props) => {
  const {
    name,
    nameId,
    mark,
    isCurrent = false,
    children,
    pointsTitle,
    points,
    pointsLang,
    actions,
    ref,
  } = props
  const pointsId = useId()
  return (
    <article
      ref={ref}
      className={isCurrent ? classes.current : classes.card}
      aria-labelledby={nameId}
      tabIndex={-1}
    >
      <div className={classes.header}>
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
          <li key={point} lang={pointsLang}>
            {point}
          </li>
        ))}
      </ul>
      <div className={classes.actions}>{actions}</div>
    </article>
  )
}
