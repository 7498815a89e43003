/** Customers by what they owe, from the latest list of debtors; nothing without one. */
import { Button, Classes } from '@blueprintjs/core'
import { useState } from 'react'
import { useText } from '../../core/language.ts'
import { exactMoney } from '../../kit/formats.ts'
import { Panel } from '../../kit/Panel.tsx'
import { debtorsText } from '../../messages/imports/debtors.ts'
import { longDate, mediumDate } from '../import-view.ts'
import { useListDebtorsQuery } from '../on-record/held.api.ts'
import classes from '../WeekTable.module.css'
import own from './DebtorsList.module.css'

/** Customers shown at first. */
const firstDebtors = 10

const written = (money: string): string => exactMoney(Number(money))

export const DebtorsList = () => {
  const text = useText(debtorsText)
  const [isAll, setAll] = useState(false)
  const { data } = useListDebtorsQuery()
  if (data?.asOf === undefined) return null
  const { asOf, total, overdue, debtors, isReplaced } = data
  const hasDates = debtors.some(({ oldestDue }) => oldestDue !== undefined)
  const shown = isAll ? debtors : debtors.slice(0, firstDebtors)
  const { customer, owed, overdue: late, oldest } = text.columns
  return (
    <div id="debtors" className={own.panel}>
      <Panel title={text.title}>
        <p className={own.asOf}>{text.asOf(longDate(asOf))}</p>
        {debtors.length === 0 ? (
          <p>{isReplaced ? text.replaced : text.nobody}</p>
        ) : (
          <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
            <thead>
              <tr>
                <th scope="col">{customer}</th>
                <th scope="col">{owed}</th>
                <th scope="col">{late}</th>
                {hasDates && <th scope="col">{oldest}</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.name}>
                  <td>{one.name}</td>
                  <td data-label={owed}>{written(one.owed)}</td>
                  <td data-label={late}>{one.overdue === undefined ? text.notSaid : written(one.overdue)}</td>
                  {hasDates && (
                    <td data-label={oldest}>
                      {one.oldestDue === undefined ? text.notSaid : mediumDate(one.oldestDue)}
                    </td>
                  )}
                </tr>
              ))}
              <tr>
                <td>{text.total}</td>
                <td data-label={owed}>{total === undefined ? text.notSaid : written(total)}</td>
                <td data-label={late}>{overdue === undefined ? text.notSaid : written(overdue)}</td>
                {hasDates && <td />}
              </tr>
            </tbody>
          </table>
        )}
        {shown.length < debtors.length && (
          <Button variant="minimal" text={text.all(debtors.length)} onClick={() => setAll(true)} />
        )}
      </Panel>
    </div>
  )
}
