import { type DemoBusiness as Demo, DemoBusiness } from '#schema/session/session'
import { useGetMeQuery } from '../session/session.api.ts'

/** True in a demo, false in one's own workspace, which has no samples; undefined until it is known which this is. */
export const useShowsSamples = (): boolean | undefined => {
  const me = useGetMeQuery().data
  return me && me.isOwn !== true
}

/** The demo business whose samples may be shown; the café where none are. */
export const useSampleBusiness = (): Demo => {
  const type = useGetMeQuery().data?.businessType
  return DemoBusiness.is(type) ? type : 'cafe'
}
