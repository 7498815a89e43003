/** What a list of managements, listings or opportunities records, beside the latest list on record. */
import type { Import } from '#schema/import/import'
import { RegisterKind } from '#schema/import/register-day'
import { useText } from '../../core/language.ts'
import { Panel } from '../../kit/Panel.tsx'
import { registersText } from '../../messages/imports/registers.ts'
import { longDate } from '../import-view.ts'
import { useListDebtorsQuery } from '../on-record/held.api.ts'
import { RegisterTable } from './RegisterTable.tsx'

export const RegisterChange = ({
  file: { kind, register },
}: {
  readonly file: Pick<Import, 'kind' | 'register'>
}) => {
  const text = useText(registersText)
  const { data } = useListDebtorsQuery()
  if (!register || !RegisterKind.is(kind)) return null
  const held = data?.registers?.find((one) => one.kind === kind)?.latest
  return (
    <Panel isLeading isFlush label={text.willBeRecorded(kind, longDate(register.asOf))}>
      <RegisterTable kind={kind} list={register} before={held} />
    </Panel>
  )
}
