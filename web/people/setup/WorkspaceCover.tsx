/** The cover of the workspace, which fills in while its owner types. */
import { now } from '../../core/clock.ts'
import { useText } from '../../core/language.ts'
import { weekdayAndDay } from '../../kit/formats.ts'
import { setupText } from '../../messages/entry/setup.ts'
import { cityOf, hasDaylightSaving, type SetupForm, zoneOf } from './setup-form.ts'
import classes from './WorkspaceCover.module.css'
import { monthOf } from './year-starts.ts'

type Props = { readonly form: SetupForm }

export const WorkspaceCover = ({ form }: Props) => {
  const text = useText(setupText)
  const { name, trade, suburb, state, fiscalYearStart, person } = form
  const zone = zoneOf(form)
  const rows = [
    {
      term: text.coverTime,
      value: (hasDaylightSaving(zone) ? text.zoneSummer : text.zoneFixed)(cityOf(zone)),
    },
    { term: text.coverMoney, value: text.yearFrom(text.months(monthOf(fiscalYearStart))) },
    { term: text.coverOwner, value: person.trim() || undefined },
  ]
  return (
    <article className={classes.cover}>
      <p className={classes.day}>{weekdayAndDay(now(), zone)}</p>
      <h2 className={name.trim() === '' ? classes.unnamed : undefined}>{name.trim() || text.yourBusiness}</h2>
      <p className={classes.place}>{trade === '' ? '' : text.trades[trade]}</p>
      <p className={classes.place}>{text.place(suburb.trim(), state === '' ? '' : text.states[state])}</p>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={value === undefined ? classes.open : undefined}>{value ?? text.comesNext}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
