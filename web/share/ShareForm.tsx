/** The dialog of a link: until when, how it goes out, and afterwards the link; below, the links of the item. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import { useState } from 'react'
import { decodeOrThrow } from '#schema/core/decode'
import { IsoDate } from '#schema/core/scalars'
import type { ShareKind } from '#schema/share/share'
import { shareEndpoints } from '#schema/share/share.endpoints'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import { businessDay } from '../kit/business-day.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { shareText } from '../messages/sharing/share.ts'
import { LinkReady } from './LinkReady.tsx'
import { MailFields } from './MailFields.tsx'
import { OwnLinks } from './OwnLinks.tsx'
import classes from './Share.module.css'
import { useListSharesQuery, useMakeShareMutation } from './share.api.ts'
import { faultsOf, firstDraft, type ShareDraft, untilOf } from './share-draft.ts'
import { UntilField } from './UntilField.tsx'

type Props = { readonly kind: ShareKind; readonly itemId: string; readonly onClose: () => void }

export const ShareForm = ({ kind, itemId, onClose }: Props) => {
  const text = useText(shareText)
  const list = useListSharesQuery({ itemId })
  const [draft, setDraft] = useState<ShareDraft>(firstDraft)
  const [isTried, setIsTried] = useState(false)
  const [make, { data: made, error, isLoading, reset }] = useMakeShareMutation()
  const today = businessDay(now())
  const faults = faultsOf(draft, today, text)
  const change = (next: Partial<ShareDraft>) => setDraft({ ...draft, ...next })
  const send = () => {
    setIsTried(true)
    if (faults.until ?? faults.email) return
    const { isMail, email, note } = draft
    const mail = isMail ? { email: email.trim(), ...(note.trim() ? { note: note.trim() } : {}) } : {}
    void make({ kind, itemId, until: decodeOrThrow(IsoDate, untilOf(draft, today), 'A day'), ...mail })
  }
  return (
    <>
      <DialogBody>
        {made ? (
          <LinkReady link={made.link} to={made.share.mail?.to} />
        ) : (
          <div className={classes.fields}>
            <p>{text.lead[kind]}</p>
            <UntilField
              draft={draft}
              today={today}
              error={isTried ? faults.until : undefined}
              onChange={change}
            />
            <MailFields
              draft={draft}
              way={list.data?.mail}
              error={isTried ? faults.email : undefined}
              onChange={change}
            />
            {error && <ProblemNote what={text.notMade} error={error} />}
          </div>
        )}
        <OwnLinks query={list} />
      </DialogBody>
      <DialogFooter
        actions={
          made ? (
            <>
              <Button
                text={text.another}
                onClick={() => {
                  reset()
                  setDraft(firstDraft)
                  setIsTried(false)
                }}
              />
              <Button intent="primary" text={text.done} onClick={onClose} />
            </>
          ) : (
            <>
              <Button text={text.cancel} onClick={onClose} />
              <MutationButton
                call={shareEndpoints.makeShare}
                intent="primary"
                text={isLoading ? text.making : draft.isMail ? text.send : text.make}
                isDisabled={isLoading}
                onClick={send}
              />
            </>
          )
        }
      />
    </>
  )
}
