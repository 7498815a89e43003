/** Offers the tour once, in a line of its own that covers nothing. */
import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { localeOf, useText } from '../../core/language.ts'
import { focusScreen } from '../../kit/use-kept-focus.ts'
import { tourText } from '../../messages/entry/tour.ts'
import { useLeaveTourMutation } from '../../profile/profile.api.ts'
import classes from './TourOffer.module.css'
import { tourStart } from './tour-address.ts'

export const TourOffer = () => {
  const text = useText(tourText)
  const navigate = useNavigate()
  const [leave] = useLeaveTourMutation()
  const decline = async () => {
    await leave({ ending: 'declined' })
    // The pressed button is gone.
    focusScreen()
  }
  return (
    <section className={classes.offer} aria-label={text.take} lang={localeOf(tourText)}>
      <p className={classes.words}>{text.offer}</p>
      <Button variant="outlined" text={text.take} onClick={() => navigate(tourStart)} />
      <Button variant="minimal" text={text.notNow} onClick={() => void decline()} />
    </section>
  )
}
