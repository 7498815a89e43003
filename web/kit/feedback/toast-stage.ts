/** Where the stage of the toasts comes from: in the first load it would weigh more than anything it ever says. */

/** Fetches the stage; once it is there, it is there for good. */
export const loadToastStage = () => import('./ToastStage.tsx')
