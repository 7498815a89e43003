/** The form for the strategic focus, used in a dialog and on a screen. */

import { Button, Classes } from '@blueprintjs/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isBlank } from '#schema/core/seen-text'
import type { Focus } from '#schema/focus/focus'
import { focusEndpoints } from '#schema/focus/focus.endpoints'
import { useText } from '../core/language.ts'
import type { Unsaved } from '../core/unsaved.ts'
import { useDraft } from '../core/use-draft.ts'
import { Combobox } from '../kit/controls/Combobox.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { focusFirstInvalid } from '../kit/controls/focus-first-invalid.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { focusText } from '../messages/en/focus.ts'
import { EntryList } from './EntryList.tsx'
import classes from './FocusEditor.module.css'
import { addEntry, type FocusForm, formOf, timelines, urgencies } from './focus-form.ts'
import { LabelledChoice } from './LabelledChoice.tsx'
import { MetricNote } from './MetricNote.tsx'
import { useSaveFocus } from './use-save-focus.ts'

type Props = {
  /** The saved focus; null before the first. */
  readonly focus: Focus | null
  readonly onSaved: () => void
  /** Closes the form; undefined where it cannot be closed. */
  readonly onCancel?: (() => void) | undefined
  /** Which navigation loses the input; by default any change of path. */
  readonly isLeaving?: Unsaved['isLeaving'] | undefined
  /** The signed-in business; undefined until known. */
  readonly businessName: string | undefined
}

/** Maximum lengths of the texts (schema/focus). */
const maxLengths = { primaryFocus: 200, description: 4000 }

/** Inputs of the two lists, not added yet. */
const noEntries = { secondary: '', metric: '' }

export const FocusEditor = ({ focus, onSaved, onCancel, isLeaving, businessName }: Props) => {
  const text = useText(focusText)
  const formElement = useRef<HTMLFormElement>(null)
  const { form, isDirty, isRestored, change, discard, markSaved } = useDraft<FocusForm & typeof noEntries>(
    { ...formOf(focus), ...noEntries },
    businessName && `focus of ${businessName}`,
  )
  const [isMissing, setIsMissing] = useState(false)
  const { save, isSaving, failure } = useSaveFocus(focus)
  const note = useRef<HTMLDivElement>(null)
  // The message may be below the visible part of a long form.
  useEffect(() => {
    if (failure) note.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])

  const submit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSaving) return
    const isFocusBlank = isBlank(form.primaryFocus)
    setIsMissing(isFocusBlank)
    if (isFocusBlank) return focusFirstInvalid(formElement.current)
    // Text still in an input is saved as well.
    const { secondary, metric, ...fields } = form
    const whole = {
      ...fields,
      secondaryPriorities: addEntry(form.secondaryPriorities, secondary).list,
      successMetrics: addEntry(form.successMetrics, metric).list,
    }
    if (!isBlank(secondary) || !isBlank(metric)) {
      const { secondaryPriorities, successMetrics } = whole
      change({ secondaryPriorities, successMetrics, ...noEntries })
    }
    if (!(await save(whole))) return
    // Synchronous, so that closing the dialog does not ask about unsaved input.
    flushSync(() => markSaved({ ...whole, ...noEntries }))
    onSaved()
  }

  return (
    <>
      <form
        ref={formElement}
        noValidate
        className={onCancel ? classes.inDialog : classes.form}
        onSubmit={submit}
      >
        <div className={classes.fields}>
          {isRestored && <DraftRestoredNotice onDiscard={discard} />}
          <MutationFields call={focusEndpoints.updateFocus}>
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
                  maxLength={maxLengths.primaryFocus}
                />
              )}
            </Field>
            <div className={classes.pair}>
              <LabelledChoice
                label={text.urgency}
                options={urgencies}
                words={text.urgencies}
                value={form.urgency}
                onChange={(urgency) => change({ urgency })}
              />
              <LabelledChoice
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
                  maxLength={maxLengths.description}
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
                help={text.metricsHelp}
                renderNote={(metric) => <MetricNote metric={metric} timeline={form.timeline} />}
              />
            </div>
          </MutationFields>
          {failure && (
            <div ref={note}>
              <ProblemNote
                what={failure.isUnknown ? text.maybeSaved : text.notSaved}
                error={failure.error}
                onRetry={submit}
                isRetrying={isSaving}
              />
            </div>
          )}
        </div>
        <div className={classes.footer}>
          {onCancel && <Button text={text.cancel} onClick={onCancel} />}
          <MutationButton
            call={focusEndpoints.updateFocus}
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
