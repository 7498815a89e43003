/** All commands of the palette with their actions. */
import { useNavigate } from 'react-router-dom'
import { owners, writers } from '#schema/core/roles'
import type { Match } from '#schema/decision-log/decision-log'
import { signedInPaths } from '#schema/screens'
import { useText } from '../../core/language.ts'
import { useMay } from '../../core/role.ts'
import { applyTheme } from '../../kit/theme/theme.ts'
import { paletteText } from '../../messages/en/palette.ts'
import { shellText } from '../../messages/en/shell.ts'
import { menuText } from '../../messages/entry/menu.ts'
import { useSignOut } from '../../session/use-sign-out.ts'
import { tourStart } from '../frame/navigation.ts'
import { actKeys, listKey, screenKeys } from './shortcut-keys.ts'
import { useGlobalAct } from './use-global-act.ts'

/** One entry of the palette. */
export type Command = {
  readonly id: string
  readonly name: string
  readonly isScreen?: boolean
  /** Kind of search result; undefined for screens and actions. */
  readonly kind?: string
  /** Where the words were found in the record. */
  readonly detail?: Match | undefined
  readonly keys?: readonly string[]
  readonly run: () => void
}

/** Screens first, then actions. */
export const useCommands = (
  onList: () => void,
): readonly (Command & { readonly keywords?: string | undefined })[] => {
  const shell = useText(shellText)
  const text = useText(paletteText)
  const act = useGlobalAct()
  const menu = useText(menuText)
  const signOut = useSignOut()
  const navigate = useNavigate()
  const mayGovern = useMay({ roles: owners })
  const mayWrite = useMay({ roles: writers })
  const all: readonly Command[] = [
    ...signedInPaths
      .filter((path) => path !== '/people' || mayGovern)
      .map((path) => ({
        id: path,
        name: shell.screens[path],
        isScreen: true,
        keys: ['g', screenKeys[path]],
        run: () => act(path),
      })),
    { id: 'focus', name: shell.focusManagement, keys: [actKeys.focus], run: () => act('focus') },
    { id: 'inbox', name: shell.inbox, keys: [actKeys.inbox], run: () => act('inbox') },
    ...(mayWrite
      ? [{ id: 'brief', name: text.generateBrief, keys: [actKeys.brief], run: () => act('brief') }]
      : []),
    { id: 'ask', name: text.ask, keys: [actKeys.ask], run: () => act('ask') },
    { id: 'light', name: shell.lightTheme, run: () => applyTheme('light') },
    { id: 'dark', name: shell.darkTheme, run: () => applyTheme('dark') },
    { id: 'system', name: shell.systemTheme, run: () => applyTheme('system') },
    { id: 'language', name: text.language, run: () => act('/my-profile') },
    { id: 'shortcuts', name: shell.shortcuts, keys: [listKey], run: onList },
    { id: 'tour', name: menu.takeTour, run: () => navigate(tourStart) },
    { id: 'signOut', name: shell.logout, run: () => void signOut() },
  ]
  return all.map((command) => ({ ...command, keywords: text.keywords[command.id] }))
}
