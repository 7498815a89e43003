/** Progress of an export: running, done, failed or cancelled, with the next step. */
import { Button } from '@blueprintjs/core'
import { type TextOf, useText } from '../../core/language.ts'
import { fixed, number } from '../../kit/formats.ts'
import { StatusMark } from '../../kit/StatusMark.tsx'
import { logExportText } from '../../messages/en/log-export.ts'
import classes from './ExportProgress.module.css'
import type { ExportState } from './use-log-export.ts'

type Props = {
  readonly state: ExportState
  readonly onCancel: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
}

const marks = { done: 'good', cancelled: 'neutral', failed: 'risk' } as const

const sentenceOf = (text: TextOf<typeof logExportText>, state: ExportState): string => {
  switch (state.kind) {
    case 'recording':
      return text.recording
    case 'fetching': {
      const { made, progress } = state
      if (made.format !== 'bundle') return text.events(number(progress.events), number(made.count))
      return text.size(text.megabytes(fixed(progress.bytes / 1e6, 1)), number(made.count))
    }
    case 'done': {
      const { count, fileName, format } = state.made
      const sentence = text.doneText(number(count), fileName)
      return format === 'bundle' ? `${sentence} ${text.bundleText}` : sentence
    }
    case 'cancelled':
      return text.cancelledText
    case 'failed':
      return state.made ? text.failedText : text.notRecorded
  }
}

const isUnderWay = (state: ExportState) => state.kind === 'recording' || state.kind === 'fetching'

export const ExportProgress = ({ state, onCancel, onRetry, onClose }: Props) => {
  const text = useText(logExportText)
  const isMeasured = state.kind === 'fetching' && state.made.format !== 'bundle' && state.made.count > 0
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className={classes.panel} role="group" aria-label={text.progress}>
      <div className={classes.text} role="status">
        <Ending state={state} />
        {/* Hidden from screen readers while it changes many times a second; the progress bar reports it on
            request. */}
        <p aria-hidden={state.kind === 'fetching'}>{sentenceOf(text, state)}</p>
      </div>
      {isUnderWay(state) && (
        <progress
          className={classes.bar}
          aria-label={text.progress}
          {...(isMeasured ? { max: state.made.count, value: state.progress.events } : {})}
        />
      )}
      <div className={classes.actions}>
        {isUnderWay(state) && <Button text={text.cancel} onClick={onCancel} />}
        {(state.kind === 'failed' || state.kind === 'cancelled') && (
          <Button text={text.again} onClick={onRetry} />
        )}
        {!isUnderWay(state) && <Button variant="minimal" text={text.close} onClick={onClose} />}
      </div>
    </div>
  )
}

const Ending = ({ state }: Pick<Props, 'state'>) => {
  const text = useText(logExportText)
  if (state.kind === 'recording' || state.kind === 'fetching') return null
  return <StatusMark meaning={marks[state.kind]}>{text[state.kind]}</StatusMark>
}
