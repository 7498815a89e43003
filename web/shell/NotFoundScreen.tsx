/** No screen has this path: four ways on, and soon an offer of help from Jarvin. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { noticeGiven, sheetOffered } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { locale, useText } from '../core/language.ts'
import { CardLink } from '../kit/CardLink.tsx'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { isNarrowNow } from '../kit/use-narrow.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './NotFoundScreen.module.css'

/** How long Jarvin waits before offering help, in ms. */
const offerAfter = 1500

const shortcuts = [
  { path: '/dashboard', title: 'executiveOverview', says: 'executiveOverviewText' },
  { path: '/dashboard/finance', title: 'financialPerformance', says: 'financialPerformanceText' },
  { path: '/dashboard/strategic', title: 'strategicPlanning', says: 'strategicPlanningText' },
  { path: '/dashboard/risk', title: 'riskManagement', says: 'riskManagementText' },
] as const

export const NotFoundScreen = () => {
  const text = useText(shellText)
  const { pathname } = useLocation()
  const dispatch = useAppDispatch()

  const [said, setSaid] = useState('')
  useEffect(() => {
    const offer = text.notFoundOffer(pathname)
    const timer = setTimeout(() => {
      dispatch(noticeGiven(offer))
      // Beside the content the panel is open anyway.
      if (!isNarrowNow()) return
      dispatch(sheetOffered())
      setSaid(offer)
    }, offerAfter)
    return () => clearTimeout(timer)
  }, [pathname, text, dispatch])

  return (
    <div lang={locale()} className={classes.screen}>
      {/* The sheet comes with its words in it, which nobody would hear of. */}
      <p role="status" className={classes.said}>
        {said}
      </p>
      <ScreenHeader
        eyebrow={text.nothingAt(pathname)}
        title={text.notFoundTitle}
        standfirst={text.notFoundText}
        isLead
      />
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ path, title, says }) => (
          <li key={path}>
            <article className={classes.card}>
              <h2>
                <CardLink to={path}>{text[title]}</CardLink>
                <ArrowRight size={16} />
              </h2>
              <p>{text[says]}</p>
            </article>
          </li>
        ))}
      </ul>
      <ButtonLink to="/dashboard" isPrimary>
        {text.notFoundHome}
      </ButtonLink>
    </div>
  )
}
