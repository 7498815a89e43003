/** Sections of My Profile about the account: ways to sign in, and the user's sessions. A demo has neither, and says so. */
import { useText } from '../core/language.ts'
import { signInWay } from '../core/sign-in-way.ts'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Panel } from '../kit/Panel.tsx'
import { keysText } from '../messages/entry/keys.ts'
import { CompanyAccountPart } from './CompanyAccountPart.tsx'
import classes from './Keys.module.css'
import { useGetRecoverySheetQuery, useListMySessionsQuery, useListPasskeysQuery } from './keys.api.ts'
import { MySessions } from './MySessions.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { RecoverySheetPart } from './RecoverySheetPart.tsx'

type Props = {
  /** Name of the person; undefined in a demo. */
  readonly personName: string | undefined
}

const OfPerson = ({ personName }: { readonly personName: string }) => {
  const text = useText(keysText)
  const passkeys = useListPasskeysQuery()
  const sheet = useGetRecoverySheetQuery()
  const sessions = useListMySessionsQuery()
  const failed = [passkeys, sheet].find(({ error }) => error)
  return (
    <>
      <Panel title={text.ways}>
        <div className={classes.stack}>
          <p className={classes.quiet}>
            {signInWay() === 'terminal' ? text.waysTextTerminal : text.waysText}
          </p>
          {failed && (
            <ProblemNote
              what={text.notLoaded}
              error={failed.error}
              onRetry={failed.refetch}
              isRetrying={failed.isFetching}
            />
          )}
          {passkeys.data && <PasskeyList passkeys={passkeys.data} />}
          <CompanyAccountPart />
        </div>
      </Panel>
      {sheet.data && (
        <Panel title={text.sheet}>
          <div className={classes.stack}>
            <RecoverySheetPart sheet={sheet.data} personName={personName} />
          </div>
        </Panel>
      )}
      {sessions.data && <MySessions sessions={sessions.data} />}
      {sessions.error && (
        <ProblemNote
          what={text.sessionsNotLoaded}
          error={sessions.error}
          onRetry={sessions.refetch}
          isRetrying={sessions.isFetching}
        />
      )}
    </>
  )
}

export const AccountSections = ({ personName }: Props) => {
  const text = useText(keysText)
  return (
    <div id="sign-in" className={classes.panels}>
      {personName === undefined ? (
        <Panel title={text.demoTitle}>
          <p className={classes.quiet}>{text.demoText}</p>
        </Panel>
      ) : (
        <OfPerson personName={personName} />
      )}
    </div>
  )
}
