/** A list of name and value pairs. */
import type { ReactNode } from 'react'
import classes from './Facts.module.css'

type Props = { readonly facts: readonly { readonly name: string; readonly value: ReactNode }[] }

export const Facts = ({ facts }: Props) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
