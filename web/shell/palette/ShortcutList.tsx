/** The list of shortcuts, with a switch for single-key ones. */
import { DialogBody, Switch } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { signedInPaths } from '#schema/screens'
import { locale, useText } from '../../core/language.ts'
import { paletteText } from '../../messages/en/palette.ts'
import { shellText } from '../../messages/en/shell.ts'
import { Keys } from './Keys.tsx'
import classes from './ShortcutList.module.css'
import { actKeys, areShortcutsOn, isMac, listKey, screenKeys, turnShortcuts } from './shortcut-keys.ts'

type Line = { readonly name: string; readonly keys: readonly string[]; readonly isChord?: boolean }

export const ShortcutList = () => {
  const shell = useText(shellText)
  const text = useText(paletteText)
  const helpId = useId()
  const [areOn, setAreOn] = useState(areShortcutsOn)
  const parts: readonly { readonly title: string; readonly lines: readonly Line[] }[] = [
    {
      title: text.anywhere,
      lines: [
        { name: shell.commands, keys: [isMac() ? '⌘' : shell.controlKey, 'K'], isChord: true },
        { name: text.openShortcuts, keys: [listKey] },
        { name: text.focusNotices, keys: ['F8'] },
      ],
    },
    {
      title: text.actions,
      lines: [
        { name: shell.focusManagement, keys: [actKeys.focus] },
        { name: shell.inbox, keys: [actKeys.inbox] },
        { name: text.generateBrief, keys: [actKeys.brief] },
        { name: text.ask, keys: [actKeys.ask] },
      ],
    },
    {
      title: text.screens,
      lines: signedInPaths.map((path) => ({ name: shell.screens[path], keys: ['g', screenKeys[path]] })),
    },
  ]
  return (
    <DialogBody>
      <div lang={locale()}>
        <Switch
          role="switch"
          className={classes.switch}
          label={text.singleKeyShortcuts}
          alignIndicator="end"
          checked={areOn}
          aria-describedby={helpId}
          onChange={({ currentTarget }) => {
            turnShortcuts(currentTarget.checked)
            setAreOn(currentTarget.checked)
          }}
        />
        <p id={helpId} className={classes.help}>
          {text.singleKeyShortcutsHelp}
        </p>
        <div className={classes.parts}>
          {parts.map(({ title, lines }) => (
            <section key={title} className={classes.part}>
              <h3>{title}</h3>
              <dl>
                {lines.map(({ name, ...keys }) => (
                  <div key={name} className={classes.line}>
                    <dt>{name}</dt>
                    <dd>
                      <Keys {...keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
      </div>
    </DialogBody>
  )
}
