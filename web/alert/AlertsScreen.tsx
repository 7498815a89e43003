/** Alerts of the last quarter, open ones first, and the settings of each subject. */
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { importEndpoints } from '#schema/import/import.endpoints'
import { useText } from '../core/language.ts'
import { IfAllowed } from '../kit/controls/IfAllowed.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { alertText } from '../messages/en/digest.ts'
import { AlertCard } from './AlertCard.tsx'
import { AlertSubjects } from './AlertSubjects.tsx'
import classes from './AlertsScreen.module.css'
import { AlertsSkeleton } from './AlertsSkeleton.tsx'
import { useListAlertsQuery } from './alert.api.ts'
import { useAlertActs } from './use-alert-acts.ts'

export const AlertsScreen = () => {
  const text = useText(alertText)
  const acts = useAlertActs()
  const { data, error, isFetching, refetch } = useListAlertsQuery({})
  const { hash } = useLocation()
  const isShown = data !== undefined
  // The search and digests link to a single alert; the router does not scroll to it by itself.
  useEffect(() => {
    if (isShown && hash !== '') document.getElementById(hash.slice(1))?.focus()
  }, [isShown, hash])
  const open = data?.alerts.filter(({ state }) => state === 'open') ?? []
  const quiet = data?.alerts.filter(({ state }) => state !== 'open') ?? []
  const nameOf = (subject: string) => data?.subjects.find((one) => one.subject === subject)?.name ?? subject
  const cards = (alerts: typeof open) =>
    alerts.map((alert) => <AlertCard key={alert.id} alert={alert} name={nameOf(alert.subject)} acts={acts} />)
  return (
    <div className={classes.screen}>
      <ScreenHeader
        title={text.title}
        standfirst={
          data && (
            <>
              {text.count(open.length)} {text.sensitivity[data.sensitivity]}{' '}
              <Link to="/my-profile">{text.change}</Link>
            </>
          )
        }
      />
      {data ? (
        <>
          {data.alerts.length === 0 && (
            <EmptyState
              sentence={text.empty}
              action={
                <IfAllowed call={importEndpoints.sendImport}>
                  <Link to="/imports">{text.import}</Link>
                </IfAllowed>
              }
            />
          )}
          {open.length > 0 && (
            <section className={classes.list}>
              <h2>{text.open}</h2>
              {cards(open)}
            </section>
          )}
          {quiet.length > 0 && (
            <section className={classes.list}>
              <h2>{text.quiet}</h2>
              {cards(quiet)}
            </section>
          )}
          <AlertSubjects subjects={data.subjects} acts={acts} />
        </>
      ) : error ? (
        <ProblemNote what={text.notLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <AlertsSkeleton />
      )}
    </div>
  )
}
