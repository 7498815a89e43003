/** Buttons for the three quick actions: roster, emails and posts. */

import ArrowRight from 'lucide-react/icons/arrow-right'
import Calendar from 'lucide-react/icons/calendar'
import Mail from 'lucide-react/icons/mail'
import Megaphone from 'lucide-react/icons/megaphone'
import { briefEndpoints } from '#schema/brief/brief.endpoints'
import { useText } from '../core/language.ts'
import { useBlocked } from '../kit/controls/use-blocked.ts'
import { briefText } from '../messages/en/brief.ts'
import classes from './QuickActions.module.css'

type ActionKind = 'roster' | 'emails' | 'social'

type Props = {
  /** State of each action: no result, a result, or an edited result. */
  readonly states: Readonly<Record<ActionKind, 'none' | 'ready' | 'edited'>>
  readonly onAct: (kind: ActionKind) => void
}

const icons = { roster: Calendar, emails: Mail, social: Megaphone }
const kinds = ['roster', 'emails', 'social'] as const

export const QuickActions = ({ states, onAct }: Props) => {
  const text = useText(briefText)
  const names = { roster: text.rosterAction, emails: text.emailsAction, social: text.socialAction }
  const reason = useBlocked(briefEndpoints.draftEmails)
  const words = { none: '', ready: text.ready, edited: text.edited }
  return (
    <ul>
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <li key={kind} className={classes.row}>
            <button
              type="button"
              className={classes.action}
              aria-haspopup="dialog"
              disabled={reason !== undefined}
              title={reason}
              onClick={() => onAct(kind)}
            >
              <Icon size={16} aria-hidden="true" />
              <span>{names[kind]}</span>
              <span className={classes.state}>{words[states[kind]]}</span>
              <ArrowRight size={16} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
