/** Exports all records as a table, as CSV or Excel: sales, or costs and money. */
import { useState } from 'react'
import { type ImportKind, importKinds } from '#schema/import/import'
import type { RecordsFormat } from '#schema/import/records-export'
import { recordsExportEndpoints } from '#schema/import/records-export.endpoints'
import { useAppDispatch } from '../core/hooks.ts'
import { type TextOf, useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { Panel } from '../kit/Panel.tsx'
import { importText } from '../messages/imports/import.ts'
import classes from './ExportRecords.module.css'
import { type ExportEnd, takeOut } from './export-records.ts'
import rows from './StartImport.module.css'

const formats = ['csv', 'xlsx'] as const satisfies readonly RecordsFormat[]

type State = { readonly kind: ImportKind; readonly end?: ExportEnd }

const sentenceOf = (text: TextOf<typeof importText>, { kind, end }: State): string => {
  switch (end?.is) {
    case undefined:
      return text.outMaking
    case 'done':
      return text.outDone(end.made.rows, end.made.fileName)
    case 'empty':
      return text.outEmpty(kind)
    case 'too-long':
      return text.outTooLong
    case 'failed':
      return text.outFailed
  }
}

export const ExportRecords = () => {
  const text = useText(importText)
  const dispatch = useAppDispatch()
  const may = useMay(recordsExportEndpoints.exportRecords)
  const [state, setState] = useState<State>()
  if (!may) return null
  const isMaking = state !== undefined && state.end === undefined
  const start = async (kind: ImportKind, format: RecordsFormat) => {
    setState({ kind })
    setState({ kind, end: await dispatch(takeOut(kind, format)) })
  }
  return (
    <div className={classes.panel}>
      <Panel title={text.outTitle} isFlush>
        <ul>
          {importKinds.map((kind) => (
            <li key={kind} className={rows.way}>
              <div>
                <h3>{text.outKind[kind]}</h3>
                <p>{text.outHelp[kind]}</p>
              </div>
              <div className={rows.acts}>
                {formats.map((format) => (
                  <MutationButton
                    key={format}
                    call={recordsExportEndpoints.exportRecords}
                    text={text.outFormat[format]}
                    aria-label={text.outAs(kind, format)}
                    isDisabled={isMaking}
                    onClick={() => void start(kind, format)}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
        <p className={classes.note} role="status">
          {state ? sentenceOf(text, state) : text.outNote}
        </p>
      </Panel>
    </div>
  )
}
