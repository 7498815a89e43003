/** Drawer content after an invitation was created: mailed, to be passed on by hand, or not delivered. */
import { Button, Classes } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { useCopy } from '../../kit/controls/use-copy.ts'
import { FailureNote } from '../../kit/feedback/FailureNote.tsx'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

type Props = {
  readonly email: string
  /** The link to pass on, where the service sends no mail. */
  readonly link?: string | undefined
  /** True if the mail could not be sent. */
  readonly isUndelivered?: boolean | undefined
  readonly onAgain: () => void
  readonly onClose: () => void
}

export const InvitationSent = ({ email, link, isUndelivered = false, onAgain, onClose }: Props) => {
  const text = useText(peopleText)
  const copy = useCopy()
  if (isUndelivered)
    return (
      <div className={classes.form}>
        <FailureNote>{text.undelivered(email)}</FailureNote>
        <p>{text.undeliveredText}</p>
        <div className={classes.buttons}>
          <Button variant="minimal" text={text.close} onClick={onClose} />
          <Button intent="primary" text={text.sendAgain} onClick={onAgain} />
        </div>
      </div>
    )
  return (
    <div className={classes.form} role="status">
      <p className={classes.invited}>{text.invitedTitle(email)}</p>
      <p>{link === undefined ? text.mailed : text.passOn}</p>
      {link !== undefined && (
        <>
          {/* As a direct child of this column, a stretched control would take its free height. */}
          <div>
            <input
              className={`${Classes.INPUT} ${Classes.FILL}`}
              aria-label={text.link}
              readOnly
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <Button intent="primary" text={text.copy} onClick={() => void copy(link)} />
        </>
      )}
      <Button text={text.done} onClick={onClose} />
    </div>
  )
}
