import { useAppSelector } from './hooks.ts'

/** True while an earlier moment is shown, when nothing can be changed. */
export const useIsAsOf = (): boolean => useAppSelector(({ asOf }) => asOf.position !== null)
