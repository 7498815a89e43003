import { Button, Classes } from '@blueprintjs/core'
import type { EmailDraft } from '#schema/brief/brief'
import { useText } from '../../core/language.ts'
import { briefText } from '../../messages/en/brief.ts'
import { Field } from '../controls/Field.tsx'
import { TextField } from '../controls/TextField.tsx'
import { useCopy } from '../controls/use-copy.ts'
import { emailText } from './action-files.ts'
import classes from './Drafts.module.css'
import { ItemReceipts } from './ItemReceipts.tsx'

type Props = {
  readonly emails: readonly EmailDraft[]
  readonly onChange: (emails: readonly EmailDraft[]) => void
}

export const EmailDrafts = ({ emails, onChange }: Props) => {
  const text = useText(briefText)
  const copy = useCopy()
  const change = (at: number, part: Partial<EmailDraft>) =>
    onChange(emails.map((email, index) => (index === at ? { ...email, ...part } : email)))
  return emails.map((email, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: drafts never change order
    <article key={index} className={classes.draft} aria-label={text.email(index + 1)}>
      <div className={classes.header}>
        <div className={classes.text}>
          <h3 className={classes.title}>{email.audience}</h3>
          <p className={classes.why}>{email.purpose}</p>
        </div>
        <Button text={text.copy} onClick={() => copy(emailText(email))} />
      </div>
      <TextField
        label={text.subject}
        value={email.subject}
        onChange={(subject) => change(index, { subject })}
      />
      <Field label={text.body}>
        {(control) => (
          <textarea
            {...control}
            className={`${Classes.INPUT} ${Classes.FILL} ${classes.body}`}
            rows={8}
            value={email.body}
            onChange={({ currentTarget }) => change(index, { body: currentTarget.value })}
          />
        )}
      </Field>
      <ItemReceipts figures={email.figures} />
    </article>
  ))
}
