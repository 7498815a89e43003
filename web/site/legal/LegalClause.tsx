import type { ReactNode } from 'react'
import classes from './LegalContent.module.css'
import type { Clause, LegalBlock } from './legal-text.ts'

type Props = { readonly clause: Clause; readonly number: number }

const renderBlock = (block: LegalBlock): ReactNode => {
  if (typeof block === 'string') return <p key={block}>{block}</p>
  if ('points' in block)
    return (
      <ul key={block.points[0]} className={classes.points}>
        {block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )
  if ('facts' in block)
    return (
      <dl key={block.facts[0]?.figure} className={classes.facts}>
        {block.facts.map(({ figure, text }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <ul key={block.links[0]?.href} className={classes.links}>
      {block.links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

export const LegalClause = ({ clause: { id, title, blocks }, number }: Props) => (
  <section id={id} aria-labelledby={`${id}-title`} className={classes.clause}>
    <h2 id={`${id}-title`}>
      <span className={classes.number}>{number}.</span> {title}
    </h2>
    {blocks.map(renderBlock)}
  </section>
)
