/** Loads the full toast separately: it is too large for the first load. */

/** Loads it once; later calls return the same module. */
export const loadAnimatedToast = () => import('./AnimatedToast.tsx')
