/** Asks before a member's access ends: what they lose, and what stays on record. */
import { Button, DialogBody, DialogFooter } from '@blueprintjs/core'
import type { Member } from '#schema/people/people'
import { peopleEndpoints } from '#schema/people/people.endpoints'
import { useText } from '../../core/language.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { peopleText } from '../../messages/entry/people.ts'
import { useEndMemberMutation } from '../people.api.ts'

type Props = {
  readonly member: Member
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Called after the dialog has left the screen. */
  readonly onClosed: () => void
}

export const EndAccessDialog = ({ member, isOpen, onClose, onClosed }: Props) => {
  const text = useText(peopleText)
  const toast = useToast()
  const [end, { isLoading, error }] = useEndMemberMutation()
  const send = async () => {
    const { error: failure } = await end({ accountId: member.id })
    if (failure) return
    onClose()
    toast({ title: text.ended(member.name) })
  }
  return (
    <ModalDialog title={text.endTitle(member.name)} isOpen={isOpen} onClose={onClose} onClosed={onClosed}>
      <DialogBody>
        <p>{text.endText}</p>
        {member.isYou && <p>{text.endYourself}</p>}
        {error && <ProblemNote what={text.notEnded} error={error} />}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text={text.cancel} onClick={onClose} />
            <MutationButton
              call={peopleEndpoints.endMember}
              intent="danger"
              text={isLoading ? text.ending : text.end}
              isDisabled={isLoading}
              onClick={() => void send()}
            />
          </>
        }
      />
    </ModalDialog>
  )
}
