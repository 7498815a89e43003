/** An editable list of texts: an input with an Add button, and a Remove button for each text. */
import { Button, Classes } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../core/language.ts'
import { Combobox } from '../kit/controls/Combobox.tsx'
import { Field } from '../kit/controls/Field.tsx'
import { focusText } from '../messages/en/focus.ts'
import classes from './EntryList.module.css'
import { addEntry } from './focus-form.ts'

type Props = {
  /** Label of the list and its input. */
  readonly title: string
  readonly items: readonly string[]
  readonly onChange: (items: string[]) => void
  /** Text in the input, not added yet. */
  readonly entry: string
  readonly onEntry: (entry: string) => void
  /** Suggestions. */
  readonly choices?: readonly string[]
  readonly help?: string
  /** What is shown beneath each text, and beneath the typed one once its field is left. */
  readonly renderNote?: (item: string) => ReactNode
}

/** Maximum length of a text (schema/focus). */
const maxLength = 200

export const EntryList = ({ title, items, onChange, entry, onEntry, choices, help, renderNote }: Props) => {
  const text = useText(focusText)
  const container = useRef<HTMLDivElement>(null)
  const { outcome } = addEntry(items, entry)
  const [left, setLeft] = useState('')
  const add = (one: string) => {
    const after = addEntry(items, one)
    if (after.outcome !== 'added') return
    onChange(after.list)
    onEntry('')
    container.current?.querySelector('input')?.focus()
  }
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index))
    // The pressed button disappears; focus the next one, or the input.
    requestAnimationFrame(() => {
      const buttons = container.current?.querySelectorAll<HTMLElement>('li button') ?? []
      const next = buttons[Math.min(index, buttons.length - 1)] ?? container.current?.querySelector('input')
      next?.focus()
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Otherwise Enter submits the form.
    event.preventDefault()
    add(entry)
  }
  return (
    <div ref={container}>
      <Field label={title} help={help} error={outcome === 'there' ? text.alreadyListed : null}>
        {(control) => (
          <div className={classes.entry}>
            {choices ? (
              <Combobox
                {...control}
                value={entry}
                onChange={onEntry}
                onChoose={add}
                choices={choices.filter((choice) => !items.includes(choice))}
                listLabel={text.choicesOf(title)}
                maxLength={maxLength}
                onKeyDown={onKeyDown}
              />
            ) : (
              <input
                {...control}
                type="text"
                autoComplete="off"
                className={`${Classes.INPUT} ${Classes.FILL}`}
                value={entry}
                maxLength={maxLength}
                onChange={({ currentTarget }) => onEntry(currentTarget.value)}
                onKeyDown={onKeyDown}
                onBlur={() => setLeft(entry.trim())}
              />
            )}
            <Button text={text.add} aria-label={text.addTo(title)} onClick={() => add(entry)} />
          </div>
        )}
      </Field>
      {renderNote && outcome === 'added' && left === entry.trim() && renderNote(left)}
      {items.length > 0 && (
        <ul className={classes.items} aria-label={title}>
          {items.map((item, index) => (
            <li key={item}>
              <div>
                <span lang="">{item}</span>
                {renderNote?.(item)}
              </div>
              <Button
                variant="minimal"
                size="small"
                icon={<X size={14} aria-hidden="true" />}
                aria-label={text.remove(item)}
                onClick={() => remove(index)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
