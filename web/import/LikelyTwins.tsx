/** Rows that look like records from another source; the user decides. */
import type { Import } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { exactMoney } from '../kit/formats.ts'
import { importText } from '../messages/imports/import.ts'
import { longDate } from './import-view.ts'
import classes from './RowLists.module.css'

type Props = { readonly file: Import }

export const LikelyTwins = ({ file: { twins = [] } }: Props) => {
  const text = useText(importText)
  if (twins.length === 0) return null
  return (
    <div className={classes.part}>
      <h2>{text.twinsTitle(twins.length)}</h2>
      <p>{text.twinsNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section className={classes.scroll} aria-label={text.twinsTitle(twins.length)} tabIndex={0}>
        <ul>
          {twins.map(({ row, date, amount, other }) => (
            <li key={`${row} ${other}`} className={classes.twin}>
              <span>
                {text.twin(row)} · {longDate(date)}
                <small>{text.twinOf(other)}</small>
              </span>
              <strong>{exactMoney(Number(amount))}</strong>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
