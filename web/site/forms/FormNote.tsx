/** What a browser without scripts shows in place of a toast: that a form was sent, or why it could not be taken. */

import type { RefusedForm } from '#schema/core/form-fault'
import { isMissing } from '#schema/core/form-fault'
import type { Toast } from '../../kit/feedback/use-toast.ts'
import classes from './fields.module.css'

type Props = {
  /** How the service answered; null where it took the form. */
  readonly answer: RefusedForm | null
  /** The notices of the form. */
  readonly notices: { readonly missing: Toast; readonly failed: Toast; readonly sent: Toast }
}

export const FormNote = ({ answer, notices: { missing, failed, sent } }: Props) => {
  const refused = Object.values(answer?.faults ?? {}).includes(isMissing) ? missing : failed
  const { title, description } = answer === null ? sent : refused
  return (
    <p
      role={answer === null ? 'status' : 'alert'}
      className={answer === null ? classes.note : `${classes.note} ${classes.failed}`}
    >
      <strong>{title}</strong> {description}
    </p>
  )
}
