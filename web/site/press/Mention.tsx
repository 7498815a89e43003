/** An article or award by somebody else. */
import classes from './Mentions.module.css'

type Props = {
  readonly title: string
  /** Address of the original. */
  readonly url?: string | undefined
  readonly by: string
  readonly facts: readonly string[]
}

export const Mention = ({ title, url, by, facts }: Props) => (
  <li>
    <article className={classes.mention}>
      <h3>{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      <p className={classes.by}>{by}</p>
      <p className={classes.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  </li>
)
