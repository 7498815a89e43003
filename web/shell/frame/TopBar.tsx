/** The top bar: business name, focus, inbox and account menu. */
import { Link } from 'react-router-dom'
import { personaNames } from '#schema/persona/persona'
import type { Me } from '#schema/session/session'
import { useText } from '../../core/language.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { Logo } from '../../kit/Logo.tsx'
import { shellText } from '../../messages/en/shell.ts'
import { AsOfButton } from '../../time-travel/AsOfButton.tsx'
import { CommandsButton } from '../palette/CommandsButton.tsx'
import { FocusButton } from './FocusButton.tsx'
import { InboxButton } from './InboxButton.tsx'
import classes from './TopBar.module.css'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  /** Undefined until the session check has answered. */
  readonly me: Me | undefined
  readonly isNarrow: boolean
  /** Opens the command palette. */
  readonly onCommands: () => void
}

export const TopBar = ({ me, isNarrow, onCommands }: Props) => {
  const text = useText(shellText)
  return (
    <header className={classes.bar}>
      {isNarrow && (
        <Link to="/dashboard" className={classes.logo} aria-label={text.toOverview}>
          <Logo size={24} />
        </Link>
      )}
      <div className={classes.business} title={me?.businessName}>
        {me ? me.businessName : <Skeleton width="180px" height="20px" />}
      </div>
      {me && (
        <div className={classes.style}>
          {text.style(personaNames[me.currentPersona] ?? me.currentPersona)}
        </div>
      )}
      <div className={classes.actions}>
        <FocusButton businessName={me?.businessName} />
        {!isNarrow && <CommandsButton onClick={onCommands} />}
        <AsOfButton />
        <InboxButton unread={me?.unreadMemos ?? 0} />
        <UserMenu
          businessName={me?.businessName ?? ''}
          person={me?.person}
          period={me?.period}
          isCopy={me?.isCopy}
        />
      </div>
    </header>
  )
}
