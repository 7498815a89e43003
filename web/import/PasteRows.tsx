/** Takes rows pasted from a spreadsheet; they become a file. */
import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { importEndpoints } from '#schema/import/import.endpoints'
import { useText } from '../core/language.ts'
import { useDraftRecovery } from '../core/use-draft-recovery.ts'
import { Field } from '../kit/controls/Field.tsx'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { importText } from '../messages/imports/import.ts'
import classes from './EntryForm.module.css'
import { importsPath } from './import-view.ts'
import { Trail } from './Trail.tsx'
import { type ImportAccess, useSendFile } from './use-send-file.ts'

type Props = { readonly access: ImportAccess }

export const PasteRows = ({ access }: Props) => {
  const text = useText(importText)
  const send = useSendFile(access)
  const navigate = useNavigate()
  const [rows, setRows] = useState('')
  const [isChecked, setChecked] = useState(false)
  useDraftRecovery(`import-paste ${access.business}`, rows === '' ? undefined : rows, setRows)
  const isEnough = rows.trim().split('\n').length > 1
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isEnough) {
      flushSync(() => setChecked(true))
      focusFirstInvalid(event.currentTarget)
      return
    }
    // Spreadsheets copy cells with tabs between them; text from elsewhere may be CSV.
    const [ending, type] = rows.includes('\t') ? ['tsv', 'text/tab-separated-values'] : ['csv', 'text/csv']
    flushSync(() => setRows(''))
    send(new File([rows], `${text.pastedName}.${ending}`, { type }))
    navigate(importsPath)
  }
  return (
    <>
      <Trail facts={[]} />
      <ScreenHeader title={text.pasteTitle} standfirst={text.pasteHelp} />
      <form className={classes.form} noValidate onSubmit={submit}>
        <Field
          label={text.pasteLabel}
          isRequired
          help={text.pasteFieldHelp}
          error={isChecked && !isEnough ? text.pasteNeeded : null}
        >
          {(control) => (
            <textarea
              {...control}
              className={`${Classes.INPUT} ${Classes.FILL} ${classes.rows}`}
              rows={14}
              spellCheck={false}
              wrap="off"
              value={rows}
              onChange={({ currentTarget }) => setRows(currentTarget.value)}
            />
          )}
        </Field>
        <div className={classes.acts}>
          <MutationButton
            call={importEndpoints.sendImport}
            type="submit"
            intent="primary"
            text={text.pasteSubmit}
          />
          <Button variant="minimal" text={text.cancel} onClick={() => navigate(importsPath)} />
        </div>
      </form>
      <LeaveGuard
        isDirty={rows !== ''}
        sentence={text.unsaved}
        isLeaving={(from, to) => from.pathname !== to.pathname || from.search !== to.search}
      />
    </>
  )
}
