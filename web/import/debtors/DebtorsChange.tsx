/** What a list of debtors records, beside the latest list on record. */
import { Classes } from '@blueprintjs/core'
import type { Import } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { useText } from '../../core/language.ts'
import { exactMoney } from '../../kit/formats.ts'
import { Panel } from '../../kit/Panel.tsx'
import { debtorsText } from '../../messages/imports/debtors.ts'
import { longDate, mediumDate } from '../import-view.ts'
import { useListDebtorsQuery } from '../on-record/held.api.ts'
import notes from '../TaxNote.module.css'
import classes from '../WeekTable.module.css'

type Props = {
  readonly file: Pick<Import, 'debtors'>
  readonly preview: Pick<ImportPreview, 'weeks'>
}

export const DebtorsChange = ({ file: { debtors }, preview }: Props) => {
  const text = useText(debtorsText)
  const { data } = useListDebtorsQuery()
  if (!debtors) return null
  const { asOf } = debtors
  const after = preview.weeks.at(-1)?.after
  const isLatest = data?.asOf === undefined || data.asOf <= asOf
  const before = text.before(mediumDate(data?.asOf ?? asOf))
  const written = (sum: string | undefined) => (sum === undefined ? text.notSaid : exactMoney(Number(sum)))
  const rows = [
    { name: text.owedInAll, was: data?.total, is: after?.owed },
    { name: text.columns.overdue, was: data?.overdue, is: after?.overdue },
  ]
  return (
    <>
      <Panel isLeading isFlush label={text.willBeRecorded(longDate(asOf))}>
        <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.sum}</th>
              {data?.asOf !== undefined && <th scope="col">{before}</th>}
              <th scope="col">{text.after(mediumDate(asOf))}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, was, is }) => (
              <tr key={name}>
                <td>{name}</td>
                {data?.asOf !== undefined && <td data-label={before}>{written(was)}</td>}
                <td data-label={text.after(mediumDate(asOf))}>
                  <strong>{written(is)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {!isLatest && data?.asOf !== undefined && (
        <p className={notes.note}>{text.stays(mediumDate(data.asOf))}</p>
      )}
    </>
  )
}
