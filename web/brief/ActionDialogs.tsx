/** The dialogs of the three quick actions, with their export files. */
import { Button } from '@blueprintjs/core'
import { now } from '../core/clock.ts'
import { useText } from '../core/language.ts'
import {
  emailsText,
  postText,
  rosterCalendar,
  rosterCsv,
  socialCalendar,
} from '../kit/actions/action-files.ts'
import { EmailDrafts } from '../kit/actions/EmailDrafts.tsx'
import { RosterProposal } from '../kit/actions/RosterProposal.tsx'
import { SocialPlan } from '../kit/actions/SocialPlan.tsx'
import { saveFile } from '../kit/charts/save-file.ts'
import { useCopy } from '../kit/controls/use-copy.ts'
import { briefText } from '../messages/en/brief.ts'
import { ActionDialog } from './ActionDialog.tsx'
import type { Actions } from './use-actions.ts'

type Props = {
  readonly actions: Actions
  /** The action whose dialog is open. */
  readonly open: keyof Actions | null
  readonly onClose: () => void
}

export const ActionDialogs = ({ actions: { emails, roster, social }, open, onClose }: Props) => {
  const text = useText(briefText)
  const copy = useCopy()
  const dialog = (kind: keyof Actions) => ({ isOpen: open === kind, onClose })
  return (
    <>
      <ActionDialog
        title={text.emailsAction}
        {...dialog('emails')}
        action={emails}
        texts={{ running: text.emailsRunning, notDone: text.emailsNotDone, help: text.emailsHelp }}
        files={(items) => (
          <>
            <Button text={text.copyAll} onClick={() => copy(emailsText(items))} />
            <Button text={text.downloadText} onClick={() => saveFile('emails', 'txt', emailsText(items))} />
          </>
        )}
      >
        {(items) => <EmailDrafts key={emails.runId} emails={items} onChange={emails.change} />}
      </ActionDialog>
      <ActionDialog
        title={text.rosterAction}
        {...dialog('roster')}
        action={roster}
        texts={{ running: text.rosterRunning, notDone: text.rosterNotDone, help: text.rosterHelp }}
        files={(items) => {
          const name = `roster-${items[0]?.date}`
          return (
            <>
              <Button text={text.downloadTable} onClick={() => saveFile(name, 'csv', rosterCsv(items))} />
              <Button
                text={text.downloadCalendar}
                onClick={() => saveFile(name, 'ics', rosterCalendar(items, roster.runId, now()))}
              />
            </>
          )
        }}
      >
        {(items, again) => (
          <RosterProposal key={roster.runId} days={items} onChange={roster.change} onWeek={again} />
        )}
      </ActionDialog>
      <ActionDialog
        title={text.socialAction}
        {...dialog('social')}
        action={social}
        texts={{ running: text.socialRunning, notDone: text.socialNotDone, help: text.socialHelp }}
        files={(items) => (
          <>
            <Button
              text={text.copyAll}
              onClick={() =>
                copy(
                  items
                    .map((post) => `${post.date} ${post.time} ${post.channel}\n${postText(post)}`)
                    .join('\n\n'),
                )
              }
            />
            <Button
              text={text.downloadCalendar}
              onClick={() =>
                saveFile(`posts-${items[0]?.date}`, 'ics', socialCalendar(items, social.runId, now()))
              }
            />
          </>
        )}
      >
        {(items) => <SocialPlan key={social.runId} posts={items} onChange={social.change} />}
      </ActionDialog>
    </>
  )
}
