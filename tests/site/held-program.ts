/** Holds a page's program back, as a slow connection does. */
import type { Page } from '@playwright/test'

/** From now on the page's scripts wait; the function that lets them come. */
export const holdProgram = async (page: Page): Promise<() => void> => {
  let letProgramCome = () => {}
  const waited = new Promise<void>((resolve) => {
    letProgramCome = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await waited
    await route.continue()
  })
  return () => letProgramCome()
}
