/** Shown instead of a toast without scripts: confirms that a form was sent, or says why it was refused. */

import type { RefusedForm } from '#schema/core/form-errors'
import { missingMessage } from '#schema/core/form-errors'
import type { Toast } from '../../kit/feedback/use-toast.ts'
import classes from './fields.module.css'

type Props = {
  /** The service's refusal; null if it accepted the form. */
  readonly answer: RefusedForm | null
  /** Texts of the messages. */
  readonly notices: { readonly missing: Toast; readonly failed: Toast; readonly sent: Toast }
}

export const FormNote = ({ answer, notices: { missing, failed, sent } }: Props) => {
  const refused = Object.values(answer?.errors ?? {}).includes(missingMessage) ? missing : failed
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
