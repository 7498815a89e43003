/** Arranges a panel without dragging: a handle for arrow keys, and a menu with every move. */
import Menu from 'lucide-react/icons/ellipsis'
import Grip from 'lucide-react/icons/grip'
import type { KeyboardEvent } from 'react'
import { useText } from '../../core/language.ts'
import { MenuAction } from '../../kit/controls/MenuAction.tsx'
import { MenuButton } from '../../kit/controls/MenuButton.tsx'
import { gridText } from '../../messages/en/dashboard-grid.ts'
import { type GridMove, gridMoves } from './grid-places.ts'
import classes from './PanelMenu.module.css'

type Props = {
  readonly name: string
  /** Id of the element that explains the keys. */
  readonly hintId: string
  /** False for moves that would change nothing. */
  readonly canMove: (move: GridMove) => boolean
  readonly onMove: (move: GridMove) => void
}

const keys: { readonly [key: string]: readonly [plain: GridMove, withShift: GridMove] | undefined } = {
  ArrowUp: ['up', 'shorter'],
  ArrowDown: ['down', 'taller'],
  ArrowLeft: ['left', 'narrower'],
  ArrowRight: ['right', 'wider'],
}

export const PanelMenu = ({ name, hintId, canMove, onMove }: Props) => {
  const text = useText(gridText)
  const onKeyDown = (event: KeyboardEvent) => {
    const moves = keys[event.key]
    if (moves === undefined) return
    event.preventDefault()
    onMove(moves[event.shiftKey ? 1 : 0])
  }
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={`${classes.handle} grid-handle`}
        aria-label={text.handle(name)}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
      >
        <Grip size={16} aria-hidden="true" />
        <span className={classes.name}>{name}</span>
      </button>
      <MenuButton
        label={text.menu(name)}
        trigger={(properties) => (
          <button {...properties} type="button" className={classes.menu} aria-label={text.menu(name)}>
            <Menu size={16} aria-hidden="true" />
          </button>
        )}
      >
        {gridMoves.map((move) => (
          <MenuAction
            key={move}
            text={text.moves[move]}
            isDisabled={!canMove(move)}
            keepsOpen
            onClick={() => onMove(move)}
          />
        ))}
      </MenuButton>
    </div>
  )
}
