/** A screen whose content is still to come: it says plainly what will stand there. */
import { useLocation } from 'react-router-dom'
import { ScreenHeader } from '../kit/ScreenHeader.tsx'
import classes from './PlannedScreen.module.css'
import { plannedScreens } from './planned-screens.ts'

export const PlannedScreen = () => {
  const { pathname } = useLocation()
  const planned = plannedScreens[pathname.replace(/\/$/, '')]
  if (!planned) return null
  return (
    <>
      <ScreenHeader title={planned.title} standfirst={planned.standfirst} isLead />
      <section className={classes.plan} aria-label="What will stand here">
        <h2>What will stand here</h2>
        <ul>
          {planned.parts.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
