/** The top bar: whose business this is, its focus, its inbox, and the account menu. */

import Disc from 'lucide-react/icons/disc'
import Inbox from 'lucide-react/icons/inbox'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { personaNames } from '#schema/persona/persona'
import type { Me } from '#schema/session/session'
import { useText } from '../core/language.ts'
import { Logo } from '../kit/Logo.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { shellText } from '../messages/en/shell.ts'
import { PlannedDialog } from './PlannedDialog.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  /** Undefined until the session check has answered. */
  readonly me: Me | undefined
  readonly isNarrow: boolean
}

export const TopBar = ({ me, isNarrow }: Props) => {
  const text = useText(shellText)
  const [open, setOpen] = useState<'focus' | 'inbox' | null>(null)
  const unread = me?.unreadMemos ?? 0
  const close = () => setOpen(null)
  return (
    <header className={classes.bar}>
      {isNarrow && (
        <Link to="/dashboard" className={classes.logo} aria-label={text.toOverview}>
          <Logo size={24} />
        </Link>
      )}
      <p className={classes.business}>{me ? me.businessName : <Skeleton width="180px" height="20px" />}</p>
      {me && (
        <p className={classes.style}>{text.style(personaNames[me.currentPersona] ?? me.currentPersona)}</p>
      )}
      <div className={classes.actions}>
        <button
          type="button"
          className={classes.focus}
          aria-haspopup="dialog"
          onClick={() => setOpen('focus')}
        >
          <Disc size={14} />
          <span>{text.currentFocus}</span>
        </button>
        <button
          type="button"
          className={classes.inbox}
          aria-haspopup="dialog"
          aria-label={unread === 0 ? text.inbox : text.inboxUnread(unread)}
          onClick={() => setOpen('inbox')}
        >
          <Inbox size={18} />
          {unread > 0 && <span className={classes.badge}>{unread}</span>}
        </button>
        <UserMenu businessName={me?.businessName ?? ''} />
      </div>
      <PlannedDialog title="Strategic Focus Management" isOpen={open === 'focus'} onClose={close}>
        <p>
          This is where you will say what the business works towards: one primary focus with its urgency and
          timeline, the priorities that come second, and how you will know it worked.
        </p>
        <p>No focus can be set yet, so advisories are not weighed against one.</p>
      </PlannedDialog>
      <PlannedDialog title="CEO Inbox" isOpen={open === 'inbox'} onClose={close}>
        <p>
          {unread === 0
            ? 'No memo is waiting for you.'
            : `${unread === 1 ? 'One memo is' : `${unread} memos are`} waiting for you.`}
        </p>
        <p>
          This is where you will read, file and archive them. They cannot be opened yet, and stay unread until
          then.
        </p>
      </PlannedDialog>
    </header>
  )
}
