/** Unknown path: offers four screens and, after a moment, help from Jarvin. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { noticeAdded, sheetHalfOpened } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { locale, textOf, useText } from '../core/language.ts'
import { CardLink } from '../kit/CardLink.tsx'
import { ButtonLink } from '../kit/controls/ButtonLink.tsx'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import { isNarrowNow } from '../kit/use-is-narrow.ts'
import { shellText } from '../messages/en/shell.ts'
import classes from './NotFoundScreen.module.css'

/** Milliseconds before Jarvin offers help. */
const offerDelay = 1500

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

  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const offer = textOf(shellText).notFoundOffer(pathname)
      dispatch(noticeAdded(offer))
      // On wide windows the chat panel is always visible.
      if (!isNarrowNow()) return
      dispatch(sheetHalfOpened())
      setAnnouncement(offer)
    }, offerDelay)
    return () => clearTimeout(timer)
    // Once per path: a change of language must not repeat the offer.
  }, [pathname, dispatch])

  return (
    <div lang={locale()} className={classes.screen}>
      {/* Announces the offer: a sheet that opens with its text already inside is not announced. */}
      <p role="status" className={classes.said}>
        {announcement}
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
