/** Figures of a list of managements, listings or opportunities, beside those of an earlier list. */
import { Classes } from '@blueprintjs/core'
import type { FileRegister, RegisterKind } from '#schema/import/register-day'
import { useText } from '../../core/language.ts'
import { registersText } from '../../messages/imports/registers.ts'
import { mediumDate } from '../import-view.ts'
import classes from '../WeekTable.module.css'
import { registerRows } from './register-rows.ts'

type Props = {
  readonly kind: RegisterKind
  readonly list: FileRegister
  readonly before?: FileRegister | undefined
}

export const RegisterTable = ({ kind, list, before }: Props) => {
  const text = useText(registersText)
  const lists = before ? [before, list] : [list]
  const rows = registerRows(
    kind,
    lists.map(({ figures }) => figures),
    text,
  )
  return (
    <table className={`${Classes.HTML_TABLE} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">{text.figure}</th>
          {lists.map(({ asOf }, at) => (
            <th key={at === 0 && before ? 'before' : 'list'} scope="col">
              {text.onDay(mediumDate(asOf))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, of }) => (
          <tr key={name}>
            <td>{name}</td>
            {lists.map(({ asOf, figures }, at) => (
              <td key={at === 0 && before ? 'before' : 'list'} data-label={text.onDay(mediumDate(asOf))}>
                {of(figures) ?? text.notSaid}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
