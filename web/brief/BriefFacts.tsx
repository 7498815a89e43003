/** Names and values in two columns. */

import classes from './BriefFacts.module.css'
import type { Fact } from './brief-facts.ts'

type Props = { readonly facts: readonly Fact[] }

export const BriefFacts = ({ facts }: Props) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value, lang }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd lang={lang}>{value}</dd>
      </div>
    ))}
  </dl>
)
