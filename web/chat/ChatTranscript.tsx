/** What is said in a tab: who answers there, and what Jarvin said unasked. */
import { Logo } from '../kit/Logo.tsx'
import classes from './ChatTranscript.module.css'
import type { ChatTab } from './chat.state.ts'

type Props = {
  readonly tab: ChatTab
  /** Notices of Jarvin, oldest first. */
  readonly notices: readonly string[]
}

const introductions: { readonly [tabId: string]: string | undefined } = {
  agent: 'I act on what you decide: drafts, rosters, plans.',
  analyst: 'Ask about any figure. The answer will name its record.',
  advisor: 'I weigh what to do next, and say what speaks against it.',
}

export const ChatTranscript = ({ tab, notices }: Props) => (
  <div className={classes.transcript}>
    <div className={classes.introduction}>
      <p className={classes.speaker}>
        <Logo size={16} />
        {tab.title}
      </p>
      <p className={classes.words}>{introductions[tab.id] ?? 'A blank page for a question of its own.'}</p>
    </div>
    <div role="log" aria-label={`Messages of ${tab.title}`} className={classes.notices}>
      {notices.map((notice) => (
        <article key={notice} className={classes.notice}>
          <p className={classes.speaker}>
            <Logo size={16} />
            Jarvin
          </p>
          <p>{notice}</p>
        </article>
      ))}
    </div>
  </div>
)
