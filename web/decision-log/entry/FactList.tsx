/** Names and values of an event, one per line. */
import type { ReactNode } from 'react'
import classes from './FactList.module.css'

type Props = {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode; readonly isCode?: boolean }[]
}

export const FactList = ({ facts }: Props) => (
  <dl className={classes.facts}>
    {facts.map(({ name, value, isCode = false }) => (
      <div key={name} className={classes.fact}>
        <dt>{name}</dt>
        <dd className={isCode ? classes.code : undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
