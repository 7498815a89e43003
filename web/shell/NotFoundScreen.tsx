/** No screen has this path: four ways on, and soon an offer of help from Jarvin. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { noticeGiven, sheetToggled } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { isNarrowNow } from '../kit/use-narrow.ts'
import classes from './NotFoundScreen.module.css'

/** How long Jarvin waits before offering help, in ms (section 9). */
const offerAfter = 1500

const shortcuts = [
  { path: '/dashboard', title: 'Executive Overview', text: 'The week in three figures' },
  { path: '/dashboard/finance', title: 'Financial Performance', text: 'Revenue, margin and runway' },
  { path: '/dashboard/strategic', title: 'Strategic Planning', text: 'Opportunities and competitors' },
  { path: '/dashboard/risk', title: 'Risk Management', text: 'Alerts and compliance' },
] as const

export const NotFoundScreen = () => {
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()

  useEffect(() => {
    const offer = `There is no screen at ${pathname}. What were you looking for? I can help you find it: figures are on the Overview, what needs a decision is under Advisories, and all that was decided is in the Decision Log.`
    const timer = setTimeout(() => {
      dispatch(noticeGiven(offer))
      // Beside the content the panel is open anyway.
      if (isNarrowNow()) dispatch(sheetToggled(true))
    }, offerAfter)
    return () => clearTimeout(timer)
  }, [pathname, dispatch])

  return (
    <>
      <ScreenHeader
        eyebrow={`Nothing at ${pathname}`}
        title="Strategic Recalibration Required"
        standfirst="This path leads nowhere, and nothing was lost. Four ways back to the business:"
        isLead
      />
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ path, title, text }) => (
          <li key={path}>
            <article className={classes.card}>
              <h2>
                <Link to={path}>{title}</Link>
                <ArrowRight size={16} />
              </h2>
              <p>{text}</p>
            </article>
          </li>
        ))}
      </ul>
      <Link to="/dashboard" className="bp6-button bp6-intent-primary">
        Return to Executive Dashboard
      </Link>
    </>
  )
}
