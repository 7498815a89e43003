/** The latest managements, listings and opportunities on record, each beside the list before it; nothing without any. */
import { useText } from '../../core/language.ts'
import { Panel } from '../../kit/Panel.tsx'
import { registersText } from '../../messages/imports/registers.ts'
import own from '../debtors/DebtorsList.module.css'
import { longDate } from '../import-view.ts'
import { useListDebtorsQuery } from '../on-record/held.api.ts'
import { RegisterTable } from './RegisterTable.tsx'

export const RegistersList = () => {
  const text = useText(registersText)
  const { data } = useListDebtorsQuery()
  return data?.registers?.map(({ kind, latest, before }) => (
    <div key={kind} id={kind} className={own.panel}>
      <Panel title={text.titles[kind]}>
        <p className={own.asOf}>{text.asOf(longDate(latest.asOf))}</p>
        <RegisterTable kind={kind} list={latest} before={before} />
      </Panel>
    </div>
  ))
}
