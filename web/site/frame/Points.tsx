/** Titles with a text each, set like the contents of a board paper: one line between them, no boxes. */
import classes from './Points.module.css'

/** A thing to say, and what there is to say about it. */
export type Point = { readonly title: string; readonly text: string }

type Props = {
  readonly points: readonly Point[]
  /** `rows` sets the text beside its title, `columns` sets the points side by side, `steps` numbers them. */
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
