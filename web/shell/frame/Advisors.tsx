/** The chat, connected to the session, the figures and the current screen. */
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useListKpisQuery } from '../../kpi/kpi.api.ts'
import { useGetMeQuery } from '../../session/session.api.ts'
import classes from './Advisors.module.css'

type Props = {
  /** Content at the right end of the tab row. */
  readonly extra?: ReactNode
}

const AdvisorsChat = lazyPart(async () => (await import('./AdvisorsChat.tsx')).AdvisorsChat)

export const Advisors = ({ extra }: Props) => {
  const { data: me } = useGetMeQuery()
  const { pathname } = useLocation()
  // A demo always has figures.
  const isOwn = me?.isOwn === true
  const kpis = useListKpisQuery(undefined, { skip: !isOwn })
  const hasFigures = !isOwn || kpis.isError || kpis.data?.some(Boolean)
  const skeleton = (
    <div className={classes.tabs}>
      <Skeleton width="180px" height="16px" />
      {extra}
    </div>
  )
  return (
    <Suspense fallback={skeleton}>
      <AdvisorsChat
        business={me?.businessName}
        style={me?.currentPersona}
        screen={pathname}
        hasFigures={hasFigures}
        extra={extra}
      />
    </Suspense>
  )
}
