/** Offers the tour once, in a line of its own that covers nothing. */
import { Button } from '@blueprintjs/core'
import { useNavigate } from 'react-router-dom'
import { useText } from '../../core/language.ts'
import { focusScreen } from '../../kit/use-kept-focus.ts'
import { tourText } from '../../messages/entry/tour.ts'
import { useLeaveTourMutation } from '../../profile/tour.api.ts'
import { tourStart } from '../frame/navigation.ts'
import classes from './TourOffer.module.css'

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
    <section className={classes.offer} aria-label={text.take} lang={text.lang}>
      <p className={classes.words}>{text.offer}</p>
      <Button variant="outlined" text={text.take} onClick={() => navigate(tourStart)} />
      <Button variant="minimal" text={text.notNow} onClick={() => void decline()} />
    </section>
  )
}
