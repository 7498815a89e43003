/** Title and first sentence of a preview: weeks that change, or a list and timesheets that are recorded. Pure. */
import type { Import } from '#schema/import/import'
import type { ImportPreview } from '#schema/import/preview'
import { RegisterKind } from '#schema/import/register-day'
import type { TextOf } from '../../core/language.ts'
import { exactMoney } from '../../kit/formats.ts'
import type { debtorsText } from '../../messages/imports/debtors.ts'
import type { importText } from '../../messages/imports/import.ts'
import type { registersText } from '../../messages/imports/registers.ts'
import { longDate } from '../import-view.ts'

type Texts = {
  readonly text: TextOf<typeof importText>
  readonly debts: TextOf<typeof debtorsText>
  readonly lists: TextOf<typeof registersText>
}

/** The title, and the label of the figures below it; `weeks` is undefined until the preview has loaded. */
export const previewTitle = (
  file: Import,
  weeks: ImportPreview['weeks'] | undefined,
  { text, debts, lists }: Texts,
): string => {
  if (file.register && RegisterKind.is(file.kind))
    return lists.willBeRecorded(file.kind, longDate(file.register.asOf))
  if (file.debtors) return debts.willBeRecorded(longDate(file.debtors.asOf))
  if (weeks === undefined) return file.file
  const count = weeks.length
  if (file.kind === 'timesheets') return text.timesheetsOf(count)
  return count > 0 && weeks.every(({ period }) => period)
    ? text.periodsWillChange(count)
    : text.weeksWillChange(count)
}

/** What will be recorded, and that nothing is until the person says so. */
export const previewLead = (
  { kind = 'sales', imported, corrected, total, debtors, register, from, to }: Import,
  { text, debts, lists }: Texts,
): string => {
  if (register) return `${lists.lead(text.records(kind, imported + corrected))} ${text.untilYouSay}`
  const isList = debtors !== undefined && typeof total === 'string'
  const lead = isList
    ? debts.newSum(text.records(kind, imported + corrected), exactMoney(Number(total)))
    : text.newRecords(kind, imported, longDate(from ?? ''), longDate(to ?? ''))
  return `${lead} ${text.untilYouSay}`
}
