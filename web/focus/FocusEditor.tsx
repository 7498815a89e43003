/** The form of the strategic focus: in its dialog, or as a panel of a screen. */
import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Focus } from '#schema/focus/focus'
import { useText } from '../core/language.ts'
import type { Unsaved } from '../core/unsaved.ts'
import { useDraft } from '../core/use-draft.ts'
import { Combobox } from '../kit/controls/Combobox.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { focusFirstFault } from '../kit/controls/focus-first-fault.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { focusText } from '../messages/en/focus.ts'
import { EntryList } from './EntryList.tsx'
import classes from './FocusEditor.module.css'
import { added, type FocusForm, formOf, timelines, urgencies } from './focus-form.ts'
import { useSaveFocus } from './use-save-focus.ts'
import { WordChoice } from './WordChoice.tsx'

type Props = {
  /** The focus as it stands; null before one was set. */
  readonly focus: Focus | null
  /** It was saved. */
  readonly onSaved: () => void
  /** The person wants none of it; without it, there is nothing to close. */
  readonly onCancel?: (() => void) | undefined
  /** Which way loses what was typed; by default that to another path. */
  readonly isLeaving?: Unsaved['isLeaving'] | undefined
  /** Whose focus it is; undefined while that is not known. */
  readonly businessName: string | undefined
}

/** Characters of the texts (schema/focus). */
const longest = { primaryFocus: 200, description: 4000 }

/** What is typed to be added to a list. */
const noEntries = { secondary: '', metric: '' }

export const FocusEditor = ({ focus, onSaved, onCancel, isLeaving, businessName }: Props) => {
  const text = useText(focusText)
  const place = useRef<HTMLFormElement>(null)
  const { form, isDirty, isTakenUp, change, discard, settle } = useDraft<FocusForm & typeof noEntries>(
    { ...formOf(focus), ...noEntries },
    businessName && `focus of ${businessName}`,
  )
  const [isMissing, setIsMissing] = useState(false)
  const { save, isSaving, failure } = useSaveFocus(focus)
  const note = useRef<HTMLDivElement>(null)
  // It may lie below what is seen of a long form.
  useEffect(() => {
    if (failure) note.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSaving) return
    const isBlank = form.primaryFocus.trim() === ''
    setIsMissing(isBlank)
    if (isBlank) return focusFirstFault(place.current)
    // What was typed and not added yet is meant all the same.
    const { secondary, metric, ...fields } = form
    const whole = {
      ...fields,
      secondaryPriorities: added(form.secondaryPriorities, secondary).list,
      successMetrics: added(form.successMetrics, metric).list,
    }
    if (secondary.trim() !== '' || metric.trim() !== '') {
      const { secondaryPriorities, successMetrics } = whole
      change({ secondaryPriorities, successMetrics, ...noEntries })
    }
    if (!(await save(whole))) return
    // Nothing is unsaved any longer, and whoever closes the dialog is not asked about it.
    flushSync(() => settle({ ...whole, ...noEntries }))
    onSaved()
  }

  return (
    <>
      <form ref={place} noValidate className={onCancel ? classes.inDialog : classes.form} onSubmit={submit}>
        <div className={classes.fields}>
          {isTakenUp && <DraftRestoredNotice onDiscard={discard} />}
          <MutationFields>
            <Field
              label={text.primary}
              isRequired
              help={text.primaryHelp}
              error={isMissing ? text.primaryRequired : null}
            >
              {(control) => (
                <Combobox
                  {...control}
                  value={form.primaryFocus}
                  onChange={(primaryFocus) => {
                    setIsMissing(false)
                    change({ primaryFocus })
                  }}
                  choices={text.primaryChoices}
                  listLabel={text.choicesOf(text.primary)}
                  maxLength={longest.primaryFocus}
                />
              )}
            </Field>
            <div className={classes.pair}>
              <WordChoice
                label={text.urgency}
                options={urgencies}
                words={text.urgencies}
                value={form.urgency}
                onChange={(urgency) => change({ urgency })}
              />
              <WordChoice
                label={text.timeline}
                options={timelines}
                words={text.timelines}
                value={form.timeline}
                onChange={(timeline) => change({ timeline })}
              />
            </div>
            <Field label={text.description}>
              {(control) => (
                <textarea
                  {...control}
                  className={`${Classes.INPUT} ${Classes.FILL} ${classes.description}`}
                  rows={3}
                  maxLength={longest.description}
                  value={form.description}
                  onChange={({ currentTarget }) => change({ description: currentTarget.value })}
                />
              )}
            </Field>
            <div className={classes.pair}>
              <EntryList
                title={text.secondary}
                items={form.secondaryPriorities}
                onChange={(secondaryPriorities) => change({ secondaryPriorities })}
                entry={form.secondary}
                onEntry={(secondary) => change({ secondary })}
                choices={text.secondaryChoices}
              />
              <EntryList
                title={text.metrics}
                items={form.successMetrics}
                onChange={(successMetrics) => change({ successMetrics })}
                entry={form.metric}
                onEntry={(metric) => change({ metric })}
              />
            </div>
          </MutationFields>
          {failure && (
            <div ref={note}>
              <ProblemNote
                what={failure.isUnknown ? text.perhapsSaved : text.notSaved}
                error={failure.error}
                onRetry={submit}
                isRetrying={isSaving}
              />
            </div>
          )}
        </div>
        <div className={classes.foot}>
          {onCancel && <Button text={text.cancel} onClick={onCancel} />}
          <MutationButton
            type="submit"
            intent="primary"
            text={isSaving ? text.saving : focus === null ? text.set : text.change}
            isDisabled={isSaving}
          />
        </div>
      </form>
      <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
    </>
  )
}
