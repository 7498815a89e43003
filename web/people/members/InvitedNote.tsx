/** An invitation that was just made; without mail, with the link to pass on. */
import { Button, Classes } from '@blueprintjs/core'
import { useText } from '../../core/language.ts'
import { useCopy } from '../../kit/controls/use-copy.ts'
import { peopleText } from '../../messages/entry/people.ts'
import classes from './People.module.css'

type Props = {
  readonly email: string
  readonly link: string | undefined
  readonly onClose: () => void
}

export const InvitedNote = ({ email, link, onClose }: Props) => {
  const text = useText(peopleText)
  const copy = useCopy()
  return (
    <div className={classes.form} role="status">
      <p className={classes.invited}>{text.invitedTitle(email)}</p>
      <p>{link === undefined ? text.mailed : text.passOn}</p>
      {link !== undefined && (
        <>
          <input
            className={`${Classes.INPUT} ${Classes.FILL}`}
            aria-label={text.link}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Button intent="primary" text={text.copy} onClick={() => void copy(link)} />
        </>
      )}
      <Button text={text.done} onClick={onClose} />
    </div>
  )
}
