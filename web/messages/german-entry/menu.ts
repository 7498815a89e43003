/** German texts of the account menu. */
import type { TextOf } from '../../core/language.ts'
import type { menuText } from '../entry/menu.ts'

export const menu: TextOf<typeof menuText> = {
  businesses: 'Ihre Unternehmen',
  enter: (name: string) => `Zu ${name} wechseln`,
  add: 'Unternehmen hinzufügen',
  youSee: (from: string, to: string) => `Sie sehen ${from} bis ${to}`,
  resetDemo: 'Diese Demo zurücksetzen',
  takeTour: 'Rundgang starten',
}
