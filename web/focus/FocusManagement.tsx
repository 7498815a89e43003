/** Loads the strategic focus and shows its form, in a dialog or on a screen. */
import { Spinner } from '@blueprintjs/core'
import { useText } from '../core/language.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { useToast } from '../kit/feedback/use-toast.ts'
import { focusText } from '../messages/en/focus.ts'
import { FocusEditor } from './FocusEditor.tsx'
import classes from './FocusManagement.module.css'
import { useGetFocusQuery } from './focus.api.ts'
import { leavesFocus } from './focus-address.ts'

type Props = {
  /** Closes the dialog; undefined on a screen. */
  readonly onClose?: (() => void) | undefined
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
}

export const FocusManagement = ({ onClose, businessName }: Props) => {
  const text = useText(focusText)
  const toast = useToast()
  const { data, error, isFetching, refetch } = useGetFocusQuery()
  if (data !== undefined)
    return (
      <FocusEditor
        focus={data}
        businessName={businessName}
        isLeaving={onClose && leavesFocus}
        onCancel={onClose}
        onSaved={() => {
          toast({ title: text.saved })
          onClose?.()
        }}
      />
    )
  if (error)
    return (
      <div className={classes.note}>
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      </div>
    )
  return (
    <div className={classes.loading} role="status" aria-label={text.loading}>
      <Spinner size={24} />
    </div>
  )
}
