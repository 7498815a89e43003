import classes from './Stats.module.css'

type Props = {
  readonly stats: readonly { readonly value: string; readonly label: string }[]
}

export const Stats = ({ stats }: Props) => (
  <dl className={classes.stats}>
    {stats.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
