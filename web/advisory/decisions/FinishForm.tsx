/** Form that marks a decision as done and records its result. */
import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import type { Decision } from '#schema/advisory/decision'
import { decisionEndpoints } from '#schema/advisory/decision.endpoints'
import { useText } from '../../core/language.ts'
import { Field } from '../../kit/controls/Field.tsx'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { decisionText } from '../../messages/en/decision.ts'
import classes from './Decisions.module.css'
import { useFinishDecisionMutation } from './decision.api.ts'

type Props = { readonly decision: Decision; readonly onClose: () => void }

export const FinishForm = ({ decision, onClose }: Props) => {
  const text = useText(decisionText)
  const toast = useToast()
  const [note, setNote] = useState('')
  const [finish, { isLoading, error }] = useFinishDecisionMutation()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    const { error: failure } = await finish({
      advisoryId: decision.id,
      ...(note.trim() && { note: note.trim() }),
    })
    if (failure) return
    toast({ title: text.finished, description: decision.title })
    onClose()
  }
  return (
    <form className={classes.finish} noValidate onSubmit={(event) => void submit(event)}>
      <Field label={text.note} help={text.noteHelp}>
        {(control) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the button that opened the form is gone
            autoFocus
            className={`${Classes.INPUT} ${Classes.FILL}`}
            rows={3}
            maxLength={1000}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      {error && <ProblemNote what={text.notFinished} error={error} />}
      <div className={classes.buttons}>
        <Button variant="minimal" text={text.cancel} onClick={onClose} />
        <MutationButton
          call={decisionEndpoints.finishDecision}
          type="submit"
          intent="primary"
          isDisabled={isLoading}
          text={isLoading ? text.finishing : text.finish}
        />
      </div>
    </form>
  )
}
