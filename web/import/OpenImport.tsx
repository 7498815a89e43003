/** One file: its questions, the preview, or its place on record. */
import { useState } from 'react'
import type { Import, ImportAnswers, ImportQuestion } from '#schema/import/import'
import { useText } from '../core/language.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { importText } from '../messages/imports/import.ts'
import type { GivenAnswers } from './given-answers.ts'
import { useAnswerImportMutation } from './import.api.ts'
import { importsPath } from './import-view.ts'
import { Preview } from './Preview.tsx'
import { Questions } from './Questions.tsx'
import { Recorded } from './Recorded.tsx'
import { Trail } from './Trail.tsx'
import type { ImportAccess } from './use-send-file.ts'

type Props = {
  readonly importId: string
  readonly imports: readonly Import[]
  readonly access: ImportAccess
  /** Questions about this file that were answered in this window. */
  readonly given: GivenAnswers
  readonly onAnswered: (given: GivenAnswers) => void
}

export const OpenImport = ({ importId, imports, access, given, onAnswered }: Props) => {
  const text = useText(importText)
  const [answer, { isLoading, error, reset }] = useAnswerImportMutation()
  // An answered question that is being asked again.
  const [again, setAgain] = useState<ImportQuestion>()
  const one = imports.find((each) => each.importId === importId)
  if (one === undefined)
    return (
      <>
        <Trail />
        <ScreenHeader
          title={text.gone}
          standfirst={text.goneText}
          actions={<ButtonLink to={importsPath}>{text.allImports}</ButtonLink>}
        />
      </>
    )
  const decide = async (questions: readonly ImportQuestion[], answers: ImportAnswers) => {
    const { error: failure } = await answer({ importId: one.importId, answers })
    if (failure !== undefined) return
    const known = given.questions.filter(({ id }) => !questions.some((asked) => asked.id === id))
    onAnswered({ questions: [...known, ...questions], answers: { ...given.answers, ...answers } })
    setAgain(undefined)
  }
  const asked = again ? [again] : one.questions
  if (one.state === 'undecided' || (one.state === 'ready' && again))
    return (
      <Questions
        key={asked.map(({ id }) => id).join()}
        file={one}
        access={access}
        questions={asked}
        answers={again ? given.answers : {}}
        isAnswering={isLoading}
        error={error}
        onDecide={(answers) => void decide(asked, answers)}
        onBack={
          again
            ? () => {
                reset()
                setAgain(undefined)
              }
            : undefined
        }
      />
    )
  if (one.state === 'ready') return <Preview file={one} access={access} given={given} onChange={setAgain} />
  return <Recorded file={one} imports={imports} access={access} />
}
