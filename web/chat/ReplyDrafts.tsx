/** Result of a quick action that was run in the chat, to edit, copy or download. Edits are lost on reload. */
import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import type { ActionDrafts } from '#schema/brief/brief'
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
import classes from './ReplyDrafts.module.css'

type Props = {
  readonly drafts: ActionDrafts
  /** Used in the ids of calendar entries. */
  readonly replyId: string
}

const Editor = ({ drafts, onChange }: { drafts: ActionDrafts; onChange: (drafts: ActionDrafts) => void }) => {
  switch (drafts.action) {
    case 'email-drafts':
      return (
        <EmailDrafts
          emails={drafts.emails}
          onChange={(emails) => onChange({ action: 'email-drafts', emails: [...emails] })}
        />
      )
    case 'roster':
      return (
        <RosterProposal
          days={drafts.roster}
          onChange={(roster) => onChange({ action: 'roster', roster: [...roster] })}
        />
      )
    case 'social-plan':
      return (
        <SocialPlan
          posts={drafts.posts}
          onChange={(posts) => onChange({ action: 'social-plan', posts: [...posts] })}
        />
      )
  }
}

const Files = ({ drafts, replyId }: Props) => {
  const text = useText(briefText)
  const copy = useCopy()
  switch (drafts.action) {
    case 'email-drafts':
      return <Button text={text.copyAll} onClick={() => copy(emailsText(drafts.emails))} />
    case 'roster':
      return (
        <>
          <Button
            text={text.downloadTable}
            onClick={() => saveFile(`roster-${drafts.roster[0]?.date}`, 'csv', rosterCsv(drafts.roster))}
          />
          <Button
            text={text.downloadCalendar}
            onClick={() =>
              saveFile(
                `roster-${drafts.roster[0]?.date}`,
                'ics',
                rosterCalendar(drafts.roster, replyId, now()),
              )
            }
          />
        </>
      )
    case 'social-plan':
      return (
        <>
          <Button
            text={text.copyAll}
            onClick={() => copy(drafts.posts.map((post) => postText(post)).join('\n\n'))}
          />
          <Button
            text={text.downloadCalendar}
            onClick={() =>
              saveFile(`posts-${drafts.posts[0]?.date}`, 'ics', socialCalendar(drafts.posts, replyId, now()))
            }
          />
        </>
      )
  }
}

export const ReplyDrafts = ({ drafts: made, replyId }: Props) => {
  const [drafts, setDrafts] = useState(made)
  return (
    <div className={classes.drafts}>
      <Editor drafts={drafts} onChange={setDrafts} />
      <div className={classes.files}>
        <Files drafts={drafts} replyId={replyId} />
      </div>
    </div>
  )
}
