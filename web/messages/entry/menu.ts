/** Further texts of the account menu: several businesses, a period, a demo of one's own, the tour. */
import { area } from '../../core/language.ts'

export const menuText = area('menu', {
  businesses: 'Your businesses',
  enter: (name: string) => `Go to ${name}`,
  add: 'Add a business',
  /** Both are days. */
  youSee: (from: string, to: string) => `You see ${from} to ${to}`,
  resetDemo: 'Reset this demo',
  takeTour: 'Take the tour',
})
