/** Opens the CEO inbox and shows the number of unread memos; the address says whether it is open. */
import InboxIcon from 'lucide-react/icons/inbox'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { locale, useText } from '../../core/language.ts'
import { openedEntry, useOpened } from '../../core/use-opened.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { isInboxOpen, withInbox, withoutInbox } from '../../memo/inbox-address.ts'
import { shellText } from '../../messages/en/shell.ts'
import { focusOpener } from '../focus-opener.ts'
import classes from './InboxButton.module.css'

type Props = {
  readonly unread: number
}

const Inbox = lazyPart(async () => (await import('../../memo/Inbox.tsx')).Inbox)

export const InboxButton = ({ unread }: Props) => {
  const text = useText(shellText)
  const [address, setAddress] = useSearchParams()
  const { close } = useOpened()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.inbox}
        aria-haspopup="dialog"
        aria-label={unread === 0 ? text.inbox : text.inboxUnread(unread)}
        // Synchronous, so that Escape right after the click closes the inbox.
        onClick={() => setAddress(withInbox(address), { state: openedEntry, flushSync: true })}
      >
        <InboxIcon size={18} />
        {unread > 0 && <span className={classes.badge}>{unread}</span>}
      </button>
      <ModalDialog
        title={text.inbox}
        titleLang={locale()}
        isOpen={isInboxOpen(address)}
        onClose={() => close(withoutInbox(address))}
        onClosed={() => focusOpener(button.current)}
        className={classes.dialog}
      >
        <Inbox />
      </ModalDialog>
    </>
  )
}
