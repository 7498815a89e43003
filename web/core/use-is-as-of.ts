/** Whether every screen shows an earlier moment, where nothing can be changed. */
import { useAppSelector } from './hooks.ts'

/** True while an earlier moment is shown. */
export const useIsAsOf = (): boolean => useAppSelector(({ asOf }) => asOf.position !== null)
