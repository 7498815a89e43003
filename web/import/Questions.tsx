/** Open questions about a file, one at a time: its possible readings side by side, each chosen with one press. */
import { Button } from '@blueprintjs/core'
import type { SerializedError } from '@reduxjs/toolkit'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Import, ImportAnswers, ImportQuestion } from '#schema/import/import'
import { importEndpoints } from '#schema/import/import.endpoints'
import type { CallError } from '../core/api.ts'
import { useText } from '../core/language.ts'
import { MutationButton } from '../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { StatusMark } from '../kit/StatusMark.tsx'
import { importText } from '../messages/imports/import.ts'
import { AccountsQuestion } from './AccountsQuestion.tsx'
import { HowRead } from './HowRead.tsx'
import { importsPath } from './import-view.ts'
import classes from './Questions.module.css'
import { type QuestionView, questionView } from './question-view.ts'
import { Trail } from './Trail.tsx'
import type { ImportAccess } from './use-send-file.ts'

type Reading = QuestionView['readings'][number]

type CardProps = {
  readonly reading: Reading
  readonly number: number
  readonly isChosen: boolean
  readonly isBusy: boolean
  readonly isOffered: boolean
  readonly onChoose: () => void
}

const ReadingCard = ({ reading, number, isChosen, isBusy, isOffered, onChoose }: CardProps) => {
  const text = useText(importText)
  const headingId = useId()
  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{reading.heading}</h2>
      {reading.note && <p className={classes.note}>{reading.note}</p>}
      <ul className={classes.rows}>
        {reading.rows.map(({ row, cell, means }) => (
          <li key={row}>
            <code>{cell}</code>
            {means !== cell && (
              <>
                <ArrowRight size={16} role="img" aria-label={text.readAs} />
                <strong>{means}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
      {isChosen && <StatusMark meaning="info">{text.yourAnswer}</StatusMark>}
      {isOffered && (
        <MutationButton
          call={importEndpoints.answerImport}
          fill
          size="large"
          isDisabled={isBusy}
          aria-describedby={headingId}
          text={
            <span className={classes.answer}>
              {reading.button}
              <kbd className={classes.key}>{number}</kbd>
            </span>
          }
          onClick={onChoose}
        />
      )}
    </section>
  )
}

type Props = {
  readonly file: Import
  readonly access: ImportAccess
  readonly questions: readonly ImportQuestion[]
  /** Earlier answers, when one is being changed. */
  readonly answers: ImportAnswers
  readonly isAnswering: boolean
  readonly error: CallError | SerializedError | undefined
  /** Called when all questions are answered. */
  readonly onDecide: (answers: ImportAnswers) => void
  readonly onBack: (() => void) | undefined
}

export const Questions = ({
  file,
  access,
  questions,
  answers,
  isAnswering,
  error,
  onDecide,
  onBack,
}: Props) => {
  const text = useText(importText)
  const navigate = useNavigate()
  const [given, setGiven] = useState<ImportAnswers>({})
  const [at, setAt] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  const question = questions[at]
  const may = access.may === 'yes'

  // Focuses each question, so that its keys work and screen readers announce it.
  useEffect(() => {
    if (at >= 0) area.current?.focus({ preventScroll: true })
  }, [at])

  if (question === undefined) return null
  const view = questionView(question, text)
  const choose = (chosen: ImportAnswers) => {
    if (isAnswering || !may) return
    const next = { ...given, ...chosen }
    setGiven(next)
    if (at + 1 < questions.length) setAt(at + 1)
    else onDecide(next)
  }
  const chooseByKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const reading = view.readings[Number(event.key) - 1]
    if (reading === undefined || question.accounts) return
    event.preventDefault()
    choose({ [question.id]: reading.id })
  }
  const back = at > 0 ? () => setAt(at - 1) : onBack

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons inside do
    <div ref={area} tabIndex={-1} className={classes.area} onKeyDown={chooseByKey}>
      <Trail facts={[file.file, text.questionCount(at + 1, questions.length)]} />
      <ScreenHeader title={view.title} standfirst={view.lead} isLead />
      {error !== undefined && <ProblemNote what={text.notAnswered} error={error} />}
      {question.accounts ? (
        <AccountsQuestion
          key={question.id}
          asked={question.accounts}
          isBusy={isAnswering}
          isOffered={may}
          onChoose={choose}
        />
      ) : (
        <div className={classes.readings}>
          {view.readings.map((reading, place) => (
            <ReadingCard
              key={reading.id}
              reading={reading}
              number={place + 1}
              isChosen={(given[question.id] ?? answers[question.id]) === reading.id}
              isBusy={isAnswering}
              isOffered={may}
              onChoose={() => choose({ [question.id]: reading.id })}
            />
          ))}
        </div>
      )}
      <p className={classes.status} role="status">
        {isAnswering ? text.answering : ''}
      </p>
      <div className={classes.below}>
        <p>{may ? (question.accounts ? text.answersKept : text.remembered) : text.notInRole}</p>
        <div className={classes.acts}>
          {back && <Button text={text.back} onClick={back} />}
          {may && !onBack && (
            <span className={classes.aside}>
              {text.notSure}{' '}
              <Button variant="minimal" text={text.setAside} onClick={() => navigate(importsPath)} />
            </span>
          )}
        </div>
        <p>{text.setAsideNote}</p>
      </div>
      {file.mapping && <HowRead file={file} />}
    </div>
  )
}
