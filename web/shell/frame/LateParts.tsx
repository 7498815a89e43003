/** Parts of the frame that load after the screen: dropped files are taken on every one, and the tour leads through some. */
import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { Me } from '#schema/session/session'
import { FileDrop } from '../../import/FileDrop.tsx'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { importAccess } from '../import-access.ts'
import { isTour } from '../tour/tour-address.ts'

const Tour = lazyPart(async () => (await import('../tour/Tour.tsx')).Tour)

export const LateParts = ({ me }: { readonly me: Me }) => {
  const { search } = useLocation()
  return (
    <>
      <FileDrop access={importAccess(me)} />
      <Suspense fallback={null}>{isTour(search) && <Tour />}</Suspense>
    </>
  )
}
