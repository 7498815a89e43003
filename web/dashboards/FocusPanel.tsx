/** The current focus, with a link to change it. */

import { Link, useSearchParams } from 'react-router-dom'
import type { Focus } from '#schema/focus/focus'
import { focusEndpoints } from '#schema/focus/focus.endpoints'
import { useText } from '../core/language.ts'
import { useCanChange } from '../core/role.ts'
import { useGetFocusQuery } from '../focus/focus.api.ts'
import { withFocus } from '../focus/focus-address.ts'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { EmptyState } from '../kit/feedback/EmptyState.tsx'
import { LoadingRegion } from '../kit/feedback/LoadingRegion.tsx'
import { ProblemNote } from '../kit/feedback/ProblemNote.tsx'
import { Panel } from '../kit/Panel.tsx'
import { dashboardsText } from '../messages/en/dashboards.ts'
import { focusText } from '../messages/en/focus.ts'
import { strategicText } from '../messages/en/strategic.ts'
import classes from './FocusPanel.module.css'

const List = ({ name, items }: { readonly name: string; readonly items: readonly string[] }) =>
  items.length > 0 && (
    <div className={classes.part}>
      <h3>{name}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item} lang="">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )

const Stated = ({ focus }: { readonly focus: Focus }) => {
  const text = useText(strategicText)
  const { urgencies, timelines } = useText(focusText)
  return (
    <div className={classes.focus}>
      <div className={classes.main}>
        <p className={classes.primary} lang="">
          {focus.primaryFocus}
        </p>
        <dl className={classes.facts}>
          <div>
            <dt>{text.urgency}</dt>
            <dd>{urgencies[focus.urgency]}</dd>
          </div>
          <div>
            <dt>{text.timeline}</dt>
            <dd>{timelines[focus.timeline]}</dd>
          </div>
        </dl>
        {focus.description && (
          <p className={classes.description} lang="">
            {focus.description}
          </p>
        )}
      </div>
      <List name={text.priorities} items={focus.secondaryPriorities} />
      <List name={text.metrics} items={focus.successMetrics} />
    </div>
  )
}

export const FocusPanel = () => {
  const text = useText(strategicText)
  const common = useText(dashboardsText)
  const { data, error, isFetching, refetch } = useGetFocusQuery()
  const [address] = useSearchParams()
  const canChange = useCanChange(focusEndpoints.updateFocus)
  const edit = { search: `?${withFocus(address)}` }
  return (
    <Panel
      title={text.focus}
      isLeading
      isFilling
      action={
        data &&
        canChange && (
          <Link to={edit} className={classes.change}>
            {text.changeFocus}
          </Link>
        )
      }
    >
      {data ? (
        <Stated focus={data} />
      ) : data === null ? (
        <EmptyState
          sentence={text.noFocus}
          action={
            canChange && (
              <ButtonLink to={edit} isPrimary>
                {text.setFocus}
              </ButtonLink>
            )
          }
        />
      ) : error ? (
        <ProblemNote what={text.focusNotLoaded} error={error} onRetry={refetch} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label={common.loading(text.focus)}>
          <div className={classes.block} />
        </LoadingRegion>
      )}
    </Panel>
  )
}
