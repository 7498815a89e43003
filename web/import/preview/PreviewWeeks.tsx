/** What a file changes, week by week or as a list, with notes on how it was read. */
import type { Import, ImportQuestion } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { useText } from '../../core/language.ts'
import { Panel } from '../../kit/Panel.tsx'
import { debtorsText } from '../../messages/imports/debtors.ts'
import { importText } from '../../messages/imports/import.ts'
import { registersText } from '../../messages/imports/registers.ts'
import { AccountsNote } from '../AccountsNote.tsx'
import { AccountingNote } from '../columns/AccountingNote.tsx'
import { LeftOutNote } from '../columns/LeftOutNote.tsx'
import { DebtorsChange } from '../debtors/DebtorsChange.tsx'
import { DebtorsNote } from '../debtors/DebtorsNote.tsx'
import { previewTitle } from '../debtors/preview-words.ts'
import { HoursNote } from '../hours/HoursNote.tsx'
import { LedgerNote } from '../LedgerNote.tsx'
import { IncomeNote } from '../on-record/IncomeNote.tsx'
import { UnsureCostsNote } from '../on-record/UnsureCostsNote.tsx'
import { RegisterChange } from '../registers/RegisterChange.tsx'
import { TaxNote } from '../TaxNote.tsx'
import { WeekBars } from '../WeekBars.tsx'
import { WeekTable } from '../WeekTable.tsx'
import { weekTables } from '../week-tables.ts'

type Props = {
  readonly file: Import
  readonly preview: ImportPreview
  readonly onChange: ((question: ImportQuestion) => void) | undefined
}

export const PreviewWeeks = ({ file, preview, onChange }: Props) => {
  const text = useText(importText)
  const texts = { text, debts: useText(debtorsText), lists: useText(registersText) }
  const tables = weekTables(preview, file, text)
  return (
    <>
      <AccountsNote file={file} onChange={onChange} />
      {preview.ledger && <LedgerNote ledger={preview.ledger} />}
      {preview.endsIncome && <IncomeNote ends={preview.endsIncome} />}
      {file.register ? (
        <RegisterChange file={file} />
      ) : file.debtors ? (
        <DebtorsChange file={file} preview={preview} />
      ) : (
        <Panel isLeading isFlush label={previewTitle(file, preview.weeks, texts)}>
          {tables.map(({ figure, title, lines }) => (
            <div key={figure}>
              {figure === 'revenue' && <WeekBars lines={lines} />}
              <WeekTable figure={figure} before={title} lines={lines} />
            </div>
          ))}
        </Panel>
      )}
      <TaxNote file={file} onChange={onChange} />
      <UnsureCostsNote preview={preview} />
      <HoursNote file={file} />
      <DebtorsNote file={file} />
      <AccountingNote file={file} />
      <LeftOutNote file={file} />
    </>
  )
}
