/** A link that was just made. Its address is not shown again. */
import { Button, Classes } from '@blueprintjs/core'
import { useText } from '../core/language.ts'
import { useCopy } from '../kit/controls/use-copy.ts'
import { shareText } from '../messages/sharing/share.ts'
import classes from './Share.module.css'

type Props = {
  readonly link: string
  /** Where the mail goes; undefined if none does. */
  readonly to: string | undefined
}

export const LinkReady = ({ link, to }: Props) => {
  const text = useText(shareText)
  const copy = useCopy()
  return (
    <div className={classes.fields} role="status">
      <p className={classes.label}>{to === undefined ? text.made : text.mailed(to)}</p>
      <p>{to === undefined ? text.madeText : text.mailedText}</p>
      <div>
        <input
          className={`${Classes.INPUT} ${Classes.FILL}`}
          aria-label={text.link}
          readOnly
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div>
        <Button text={text.copy} onClick={() => void copy(link)} />
      </div>
    </div>
  )
}
