/** The tour: shows the step that the address names, and remembers that it was left, in whatever way. */
import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type { TourEnding } from '#schema/profile/tour'
import { tourEndpoints } from '#schema/profile/tour.endpoints'
import { useCanChange } from '../../core/role.ts'
import type { RootState } from '../../core/store.ts'
import { focusScreen } from '../../kit/use-kept-focus.ts'
import { useLeaveTourMutation } from '../../profile/tour.api.ts'
import { TourCard } from './TourCard.tsx'
import { withoutTour } from './tour-address.ts'
import { type TourPlace, tourPlaceAt } from './tour-steps.ts'

const Steps = ({ place }: { readonly place: TourPlace }) => {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const [leave] = useLeaveTourMutation()
  const canLeave = useCanChange(tourEndpoints.leaveTour)
  const { getState } = useStore<RootState>()
  const ending = useRef<TourEnding>('closed')
  const latest = useRef({ leave, canLeave, getState })
  useEffect(() => {
    latest.current = { leave, canLeave, getState }
  })
  // Somebody who goes on to another screen, or back to the one before the tour, has left it too.
  useEffect(
    () => () => {
      const now = latest.current
      if (now.canLeave && now.getState().session.isAuthenticated) void now.leave({ ending: ending.current })
      focusScreen()
    },
    [],
  )
  return (
    <TourCard
      key={place.step.key}
      place={place}
      onGo={(to) => navigate(to)}
      onLeave={(isFinished) => {
        if (isFinished) ending.current = 'finished'
        setAddress(withoutTour(address), { replace: true })
      }}
    />
  )
}

export const Tour = () => {
  const { pathname, search } = useLocation()
  const place = tourPlaceAt(pathname, search)
  return place && <Steps place={place} />
}
