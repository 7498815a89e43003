/** Whether the link goes out by mail, and to whom with which note; says why where it cannot. */
import { Classes } from '@blueprintjs/core'
import type { Shares } from '#schema/share/share'
import { useText } from '../core/language.ts'
import { Field } from '../kit/controls/Field.tsx'
import { SegmentedControl } from '../kit/controls/SegmentedControl.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { shareText } from '../messages/sharing/share.ts'
import classes from './Share.module.css'
import type { ShareDraft } from './share-draft.ts'

/** Longest note; the contract refuses more. */
const maxNote = 600

type Props = {
  readonly draft: ShareDraft
  /** Undefined until it is known. */
  readonly way: Shares['mail'] | undefined
  readonly error: string | undefined
  readonly onChange: (next: Partial<ShareDraft>) => void
}

export const MailFields = ({ draft, way, error, onChange }: Props) => {
  const text = useText(shareText)
  if (way === undefined) return null
  if (way !== 'mail') return <p className={classes.quiet}>{way === 'demo' ? text.demo : text.noMailServer}</p>
  return (
    <>
      <div className={classes.until}>
        <p className={classes.label}>{text.by}</p>
        <SegmentedControl
          label={text.by}
          options={[
            { value: 'link', label: text.byLink },
            { value: 'mail', label: text.byMail },
          ]}
          value={draft.isMail ? 'mail' : 'link'}
          onChange={(by) => onChange({ isMail: by === 'mail' })}
        />
      </div>
      {draft.isMail && (
        <>
          <TextField
            label={text.email}
            type="email"
            autoComplete="off"
            maxLength={254}
            isRequired
            error={error}
            value={draft.email}
            onChange={(email) => onChange({ email })}
          />
          <Field label={text.note} help={text.noteHelp(maxNote - draft.note.length)}>
            {(control) => (
              <textarea
                {...control}
                className={`${Classes.INPUT} ${Classes.FILL}`}
                rows={4}
                maxLength={maxNote}
                value={draft.note}
                onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
              />
            )}
          </Field>
        </>
      )}
    </>
  )
}
