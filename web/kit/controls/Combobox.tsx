/** A text field with suggestions: arrow keys move through them, Enter takes one, and any other text is allowed. */
import { Classes } from '@blueprintjs/core'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import classes from './Combobox.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'list' | 'role'> & {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called when a suggestion is chosen; by default it becomes the value. */
  readonly onChoose?: ((choice: string) => void) | undefined
  readonly choices: readonly string[]
  /** Names the list of suggestions. */
  readonly listLabel: string
}

/** Suggestions that contain the input; all of them when the input equals one. */
const matching = (choices: readonly string[], typed: string): readonly string[] => {
  const query = typed.trim().toLocaleLowerCase()
  if (choices.some((choice) => choice.toLocaleLowerCase() === query)) return choices
  return choices.filter((choice) => choice.toLocaleLowerCase().includes(query))
}

export const Combobox = (props: Props) => {
  const { value, onChange, onChoose = onChange, choices, listLabel, onKeyDown, ...input } = props
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = matching(choices, value)
  const isShown = isOpen && shown.length > 0
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (!isShown) return
    const place = active === -1 ? list.current : list.current?.children[active]
    place?.scrollIntoView({ block: 'nearest' })
  }, [isShown, active])

  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = (choice: string) => {
    onChoose(choice)
    close()
    field.current?.focus()
  }
  const step = (way: 1 | -1) => {
    open()
    setActive((active + way + shown.length + (active === -1 && way === -1 ? 1 : 0)) % shown.length)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const choice = isShown ? shown[active] : undefined
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && shown.length > 0)
      step(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && choice !== undefined) choose(choice)
    // Closes only the list, not the dialog around it.
    else if (event.key === 'Escape' && isShown) close()
    else return onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={classes.combobox}>
      <input
        type="text"
        {...input}
        ref={field}
        role="combobox"
        className={`${Classes.INPUT} ${Classes.FILL} ${classes.input}`}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active !== -1 ? idOf(active) : undefined}
        value={value}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value)
          setActive(-1)
          open()
        }}
        onClick={open}
        onBlur={close}
        onKeyDown={keyDown}
      />
      <ChevronDown className={classes.chevron} size={16} aria-hidden="true" />
      {isShown && (
        <div ref={list} id={listId} role="listbox" aria-label={listLabel} className={classes.list}>
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={choice}
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              className={classes.choice}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
