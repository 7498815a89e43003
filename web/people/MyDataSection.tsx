/** Section of My Profile: download or erase all of the user's own data. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { myDataEndpoints } from '#schema/people/my-data.endpoints'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { signedOut } from '../core/session.ts'
import { saveBlob } from '../kit/charts/save-file.ts'
import { FocusableDisabledButton } from '../kit/controls/FocusableDisabledButton.tsx'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ModalDialog } from '../kit/overlays/ModalDialog.tsx'
import { Panel } from '../kit/Panel.tsx'
import { privacyText } from '../messages/entry/privacy.ts'
import classes from './Privacy.module.css'
import { useEraseMyDataMutation, useLazyDownloadMyDataQuery } from './people.api.ts'

const EraseDialog = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const text = useText(privacyText)
  const dispatch = useAppDispatch()
  const [erase, { isLoading, error }] = useEraseMyDataMutation()
  const start = async () => {
    const { data } = await erase()
    if (data === undefined) return
    dispatch(signedOut('person'))
    window.location.assign('/')
  }
  return (
    <ModalDialog title={text.eraseTitle} isOpen={isOpen} onClose={onClose}>
      <DialogBody>
        <p>{text.eraseAsk}</p>
        {error && <ProblemNote what={text.notErased} error={error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <MutationButton
              call={myDataEndpoints.eraseMyData}
              intent="danger"
              text={isLoading ? text.erasing : text.eraseNow}
              isDisabled={isLoading}
              onClick={() => void start()}
            />
          </>
        }
      />
    </ModalDialog>
  )
}

export const MyDataSection = () => {
  const text = useText(privacyText)
  const [isAsking, setIsAsking] = useState(false)
  const [download, { isFetching, error }] = useLazyDownloadMyDataQuery()
  const start = async () => {
    const { data } = await download()
    if (data === undefined) return
    const file = new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' })
    saveBlob(`jarvin-my-data-${data.madeAt.slice(0, 10)}.json`, file)
  }
  return (
    <div className={classes.apart}>
      <Panel title={text.myData}>
        <div className={classes.stack}>
          <div className={classes.row}>
            <p>{text.myDataText}</p>
            <FocusableDisabledButton
              text={isFetching ? text.downloading : text.download}
              isDisabled={isFetching}
              onClick={() => void start()}
            />
          </div>
          {error && <ProblemNote what={text.notDownloaded} error={error} />}
          <div className={classes.row}>
            <p>{text.eraseText}</p>
            <Button intent="danger" variant="outlined" text={text.erase} onClick={() => setIsAsking(true)} />
          </div>
        </div>
        <EraseDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
      </Panel>
    </div>
  )
}
