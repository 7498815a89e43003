/** The advisors, with what they need to know of the rest: whose business it is, and which screen is open. */
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { Skeleton } from '../../kit/feedback/Skeleton.tsx'
import { useGetMeQuery } from '../../session/session.api.ts'
import classes from './Advisors.module.css'

type Props = {
  /** At the right end of the tab row. */
  readonly extra?: ReactNode
}

const ChatPanel = lazyPart(async () => (await import('../../chat/ChatPanel.tsx')).ChatPanel)

export const Advisors = ({ extra }: Props) => {
  const { data: me } = useGetMeQuery()
  const { pathname } = useLocation()
  const waiting = (
    <div className={classes.tabs}>
      <Skeleton width="180px" height="16px" />
      {extra}
    </div>
  )
  return (
    <Suspense fallback={waiting}>
      <ChatPanel business={me?.businessName} style={me?.currentPersona} screen={pathname} extra={extra} />
    </Suspense>
  )
}
