/** The command palette, the list of shortcuts, and the keyboard shortcuts themselves. */
import { useRef } from 'react'
import { locale, useText } from '../../core/language.ts'
import { lazyPart } from '../../kit/feedback/lazy-part.ts'
import { ModalDialog } from '../../kit/overlays/ModalDialog.tsx'
import { shellText } from '../../messages/en/shell.ts'
import classes from './Commands.module.css'
import type { Command } from './use-commands.ts'
import { useGlobalAct } from './use-global-act.ts'
import { useShortcuts } from './use-shortcuts.ts'

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette)
const ShortcutList = lazyPart(async () => (await import('./ShortcutList.tsx')).ShortcutList)

type Opened = 'palette' | 'shortcuts' | null

type Props = { readonly opened: Opened; readonly onOpen: (what: Opened) => void }

export const Commands = ({ opened, onOpen }: Props) => {
  const text = useText(shellText)
  const chosen = useRef<Command['run']>(undefined)
  const act = useGlobalAct()
  const close = () => onOpen(null)
  /** Characters typed while the palette is loading; null otherwise. */
  const early = useRef<string | null>(null)
  useShortcuts({
    onPalette: () => {
      early.current = opened === 'palette' ? null : ''
      onOpen(opened === 'palette' ? null : 'palette')
    },
    onList: () => onOpen('shortcuts'),
    onAct: act,
    early,
  })
  return (
    <>
      <ModalDialog
        title={text.commands}
        titleLang={locale()}
        isOpen={opened === 'palette'}
        onClose={close}
        // Only after closing: earlier, the dialog would take the focus back from the command's target.
        onClosed={() => {
          chosen.current?.()
          chosen.current = undefined
        }}
        className={classes.palette}
      >
        <CommandPalette
          early={early}
          onList={() => onOpen('shortcuts')}
          onChoose={({ run }) => {
            chosen.current = run
            close()
          }}
        />
      </ModalDialog>
      <ModalDialog
        title={text.shortcuts}
        titleLang={locale()}
        isOpen={opened === 'shortcuts'}
        onClose={close}
        className={classes.shortcuts}
      >
        <ShortcutList />
      </ModalDialog>
    </>
  )
}
