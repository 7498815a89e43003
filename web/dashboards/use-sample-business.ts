import { type DemoBusiness as Demo, DemoBusiness } from '#schema/session/session'
import { useGetMeQuery } from '../session/session.api.ts'

/** True in a demo, false in the user's own workspace, which has no samples; undefined until it is known. */
export const useShowsSamples = (): boolean | undefined => {
  const me = useGetMeQuery().data
  return me && me.isOwn !== true
}

/** Demo business whose samples are shown; the café where none are shown. */
export const useSampleBusiness = (): Demo => {
  const type = useGetMeQuery().data?.businessType
  return DemoBusiness.is(type) ? type : 'cafe'
}
