/** The command palette: type a few letters, choose with the arrow keys, run with Enter. */
import { Classes } from '@blueprintjs/core'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { english, locale, useText } from '../../core/language.ts'
import { MarkedText } from '../../kit/figures/MarkedText.tsx'
import { paletteText } from '../../messages/en/palette.ts'
import classes from './CommandPalette.module.css'
import { findCommands } from './find-commands.ts'
import { Keys } from './Keys.tsx'
import { type Command, useCommands } from './use-commands.ts'
import { useSearchResults } from './use-search-results.ts'

type Props = {
  /** Characters typed before the field was ready. */
  readonly early: RefObject<string | null>
  /** A command was chosen; run it after the palette has closed. */
  readonly onChoose: (command: Command) => void
  /** Shows the list of shortcuts. */
  readonly onList: () => void
}

export const CommandPalette = ({ early, onChoose, onList }: Props) => {
  const text = useText(paletteText)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [wanted, setActive] = useState(0)
  const commands = findCommands(useCommands(onList), typed)
  const { results, everything, isPending } = useSearchResults(typed)
  const count = commands.length + results.length
  const shown: readonly Command[] = [
    ...commands,
    ...results,
    ...(everything && count > 0 ? [everything] : []),
  ]
  const active = Math.min(wanted, shown.length - 1)
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    input.current?.focus()
    if (early.current !== null) setTyped(early.current)
    early.current = null
    // While opening, the dialog briefly has the focus; keys pressed then belong to the field.
    const collectEarlyKey = (event: globalThis.KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key.length !== 1 || ctrlKey || metaKey || altKey) return
      if (target instanceof Element && target.closest('input, button') !== null) return
      event.preventDefault()
      setTyped((before) => before + key)
      input.current?.focus()
    }
    window.addEventListener('keydown', collectEarlyKey)
    return () => window.removeEventListener('keydown', collectEarlyKey)
  }, [early])
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = shown[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && shown.length > 0) setActive((active + step + shown.length) % shown.length)
    else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) onChoose(chosen)
    else return
    event.preventDefault()
  }
  return (
    <div className={classes.palette} lang={locale()}>
      <input
        ref={input}
        data-first-focus
        type="text"
        role="combobox"
        className={`${Classes.INPUT} ${Classes.FILL} ${classes.input}`}
        placeholder={text.find}
        aria-label={text.find}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown.length > 0 ? idOf(active) : undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p className={classes.count} role="status">
        {count > 0 ? text.found(count) : isPending ? '' : text.none(typed.trim())}
      </p>
      <div ref={list} id={listId} role="listbox" aria-label={text.results} className={classes.list}>
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <div
            key={command.id}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            className={classes.option}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => onChoose(command)}
          >
            <span className={classes.name}>
              {command.name}
              {command.detail && (
                <span className={classes.detail} lang={english}>
                  <MarkedText {...command.detail} />
                </span>
              )}
            </span>
            <span className={classes.kind}>
              {command.kind ?? (command.isScreen ? text.screen : text.action)}
            </span>
            <span className={classes.keys}>{command.keys && <Keys keys={command.keys} />}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
