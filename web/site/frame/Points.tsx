/** A list of titled points, set like the contents of a board paper: rules between them, no boxes. */
import classes from './Points.module.css'

export type Point = { readonly title: string; readonly text: string }

type Props = {
  readonly points: readonly Point[]
  /** `rows`: text beside its title. `columns`: points side by side. `steps`: numbered. */
  readonly look?: 'rows' | 'columns' | 'steps'
}

export const Points = ({ points, look = 'rows' }: Props) => {
  const items = points.map(({ title, text }) => (
    <li key={title}>
      <article className={classes.point}>
        <h3>{title}</h3>
        <p>{text}</p>
      </article>
    </li>
  ))
  return look === 'steps' ? (
    <ol className={classes.steps}>{items}</ol>
  ) : (
    <ul className={classes[look]}>{items}</ul>
  )
}
