/** Ways to bring in figures: a file, pasted rows, a week by hand; and templates. */

import { Button } from '@blueprintjs/core'
import Download from 'lucide-react/icons/download'
import { useNavigate } from 'react-router-dom'
import { type ImportKind, importKinds } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { businessDay, daysAfter } from '../kit/business-day.ts'
import { fileName, saveFile } from '../kit/charts/save-file.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { Panel } from '../kit/Panel.tsx'
import { importText } from '../messages/imports/import.ts'
import { ChooseFile } from './ChooseFile.tsx'
import { pathOfWay } from './import-view.ts'
import classes from './StartImport.module.css'
import { templateText } from './template-files.ts'
import { type ImportAccess, useSendFile } from './use-send-file.ts'

const Templates = () => {
  const text = useText(importText)
  const names: Readonly<Record<ImportKind, string>> = {
    sales: text.salesTemplate,
    books: text.booksTemplate,
    timesheets: text.timesheetsTemplate,
    debtors: text.debtorsTemplate,
    ...text.registerTemplates,
  }
  return (
    <>
      {importKinds.map((kind) => (
        <Button
          key={kind}
          icon={<Download size={16} aria-hidden="true" />}
          text={names[kind]}
          aria-label={text.templateOf(names[kind])}
          onClick={() =>
            saveFile(
              fileName(`${names[kind]} template`),
              'csv',
              templateText(kind, daysAfter(businessDay(now()), -7)),
            )
          }
        />
      ))}
    </>
  )
}

type Props = { readonly access: ImportAccess }

export const StartImport = ({ access }: Props) => {
  const text = useText(importText)
  const navigate = useNavigate()
  const send = useSendFile(access)
  const templates = (
    <li className={classes.way}>
      <div>
        <h2>{text.templates}</h2>
        <p>{text.templatesHelp}</p>
      </div>
      <div className={classes.acts}>
        <Templates />
      </div>
    </li>
  )
  if (access.may !== 'yes')
    return (
      <Panel isLeading isFlush label={text.startTitle}>
        {access.may === 'not-in-demo' ? (
          <ul>
            <li className={classes.way}>
              <div>
                <h2>{text.inDemo}</h2>
                <p>{text.inDemoText}</p>
              </div>
            </li>
            {templates}
          </ul>
        ) : (
          <p className={classes.notInRole}>{text.notInRole}</p>
        )}
      </Panel>
    )
  return (
    <Panel isLeading isFlush label={text.startTitle}>
      <ul>
        <li className={classes.way}>
          <div>
            <h2>{text.startTitle}</h2>
            <p>{text.chooseHelp}</p>
          </div>
          <ChooseFile isPrimary text={text.choose} onFile={send} />
        </li>
        <li className={classes.way}>
          <div>
            <h2>{text.paste}</h2>
            <p>{text.pasteHelp}</p>
          </div>
          <MutationButton
            call={importEndpoints.sendImport}
            text={text.pasteAct}
            onClick={() => navigate(pathOfWay('paste'))}
          />
        </li>
        <li className={classes.way}>
          <div>
            <h2>{text.byHand}</h2>
            <p>{text.byHandHelp}</p>
          </div>
          <MutationButton
            call={importEndpoints.sendImport}
            text={text.byHandAct}
            onClick={() => navigate(pathOfWay('hand'))}
          />
        </li>
        {templates}
      </ul>
    </Panel>
  )
}
