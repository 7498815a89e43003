/** Notice on every screen that the business is being deleted: by whom, when, and how to keep it. */
import type { Me } from '#schema/session/session'
import { workspaceEndpoints } from '#schema/session/workspace.endpoints'
import { screenLocale, useText } from '../core/language.ts'
import { useMay } from '../core/role.ts'
import { useTimeZone } from '../core/time-zone.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { dayAndTime } from '../kit/formats.ts'
import { StatusMark } from '../kit/StatusMark.tsx'
import { privacyText } from '../messages/entry/privacy.ts'
import classes from './Privacy.module.css'
import { useKeepWorkspaceMutation } from './people.api.ts'

type Props = { readonly businessName: string; readonly deletion: NonNullable<Me['deletion']> }

export const DeletionNote = ({ businessName, deletion }: Props) => {
  const text = useText(privacyText)
  const zone = useTimeZone()
  const toast = useToast()
  const mayKeep = useMay(workspaceEndpoints.keepWorkspace)
  const [keep, { isLoading, error }] = useKeepWorkspaceMutation()
  const send = async () => {
    const { data } = await keep()
    if (data) toast({ title: text.kept })
  }
  return (
    <div className={classes.note} role="status" lang={screenLocale()}>
      <div>
        <StatusMark meaning="risk">
          {text.running(businessName, dayAndTime(deletion.endsAt, zone))}
        </StatusMark>
        <p>
          {text.runningText(deletion.by, dayAndTime(deletion.askedAt, zone))}
          {!mayKeep && ` ${text.askOwner}`}
        </p>
        {error && <ProblemNote what={text.notKept} error={error} />}
      </div>
      {mayKeep && (
        <MutationButton
          call={workspaceEndpoints.keepWorkspace}
          intent="primary"
          text={isLoading ? text.keeping : text.keep}
          isDisabled={isLoading}
          onClick={() => void send()}
        />
      )}
    </div>
  )
}
