/** One line that somebody else said about Jarvin: what, who, and of which kind and time. */
import classes from './Mentions.module.css'

type Props = {
  readonly title: string
  /** Where it can be read. */
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
