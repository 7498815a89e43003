/** What accounts on record hold: asked where their names do not say it, answered, and taken back. */
import { accountsEndpoints } from '#schema/import/accounts.endpoints'
import type { ToldAccounts } from '#schema/import/told-accounts'
import { useText } from '../../core/language.ts'
import { useTimeZone } from '../../core/time-zone.ts'
import { MutationButton } from '../../kit/controls/MutationButton.tsx'
import { ProblemNote } from '../../kit/feedback/ProblemNote.tsx'
import { dayAndTime, list } from '../../kit/formats.ts'
import { importText } from '../../messages/imports/import.ts'
import { AccountsQuestion } from '../AccountsQuestion.tsx'
import classes from './AccountsOnRecord.module.css'
import {
  useAnswerAccountsMutation,
  useListAccountsQuery,
  useUndoAccountAnswersMutation,
} from './accounts.api.ts'
import { CostsQuestion } from './CostsQuestion.tsx'
import { KindsQuestion } from './KindsQuestion.tsx'

type ToldProps = { readonly told: readonly ToldAccounts[]; readonly onUndo: (one: ToldAccounts) => void }

const Told = ({ told, onUndo }: ToldProps) => {
  const text = useText(importText)
  const zone = useTimeZone()
  const wordsOf = ({ answers }: ToldAccounts): string =>
    list(answers.map(({ account, means }) => text.toldAccount(account, text.anyMeaning[means] ?? means)))
  return (
    <ul className={classes.told} aria-label={text.toldAccounts}>
      {told.map((one) => (
        <li key={one.answersId}>
          <span>
            {wordsOf(one)}
            <small>
              {one.undoneAt === undefined
                ? dayAndTime(one.toldAt, zone)
                : text.toldUndone(dayAndTime(one.undoneAt, zone))}
            </small>
          </span>
          {one.undoneAt === undefined && (
            <MutationButton
              call={accountsEndpoints.undoAccountAnswers}
              variant="minimal"
              text={text.takeBack}
              aria-label={text.undoTold(wordsOf(one))}
              onClick={() => onUndo(one)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

export const AccountsOnRecord = () => {
  const text = useText(importText)
  const { data } = useListAccountsQuery()
  const [answer, { isLoading, error }] = useAnswerAccountsMutation()
  const [undo, { error: undoError }] = useUndoAccountAnswersMutation()
  if (data === undefined) return null
  const { income, costs, kinds, told } = data
  const isNothing = income === undefined && costs === undefined && kinds === undefined
  if (isNothing && told.length === 0) return null
  const failure = error ?? undoError
  return (
    <section id="accounts" className={classes.accounts} aria-label={text.accountsOnRecord}>
      <h2>{text.accountsOnRecord}</h2>
      {failure && <ProblemNote what={text.notAnswered} error={failure} />}
      {costs && (
        <>
          <p>{costs.isMissing ? text.costsMissing : text.costsKnown}</p>
          <CostsQuestion
            accounts={costs.accounts}
            isBusy={isLoading}
            onChoose={(answers) => void answer({ answers })}
          />
        </>
      )}
      {kinds && (
        <>
          <p>{text.kindsAsked}</p>
          <KindsQuestion
            accounts={kinds}
            isBusy={isLoading}
            onChoose={(answers) => void answer({ answers })}
          />
        </>
      )}
      {income && (
        <>
          <p>{text.incomeAsked}</p>
          <AccountsQuestion
            asked={income}
            isBusy={isLoading}
            isOffered
            onChoose={(answers) => void answer({ answers })}
          />
        </>
      )}
      {told.length > 0 && <Told told={told} onUndo={({ answersId }) => void undo({ answersId })} />}
    </section>
  )
}
