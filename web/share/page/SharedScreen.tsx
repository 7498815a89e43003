/** The page of a link inside the application, for those who come to it without a new load. */
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { useOpenShareMutation } from '../share.api.ts'
import { type Open, openedOf } from './open-shared.ts'
import { SharedLink } from './SharedLink.tsx'

export const SharedScreen = () => {
  const token = useLocation().hash.slice(1)
  const [ask] = useOpenShareMutation()
  const open: Open = useCallback(
    async (secret) => {
      const { data, error } = await ask({ token: secret })
      return data ? { is: 'page', page: data } : openedOf('status' in error ? error.status : 0, undefined)
    },
    [ask],
  )
  return <SharedLink token={token} open={open} />
}
