/** The chat on narrow screens. */
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { selectChat, sheetToggled } from '../../chat/chat.state.ts'
import { useAppDispatch, useAppSelector } from '../../core/hooks.ts'
import { locale, useText } from '../../core/language.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { shellText } from '../../messages/en/shell.ts'
import { Advisors } from './Advisors.tsx'
import classes from './ChatSheet.module.css'

// The full-screen chat has its own history entry, so that Back closes only the chat.
const ofChat = { isChat: true }
const isOfChat = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isChat' in state

export const ChatSheet = () => {
  const { isSheetOpen, isSheetHalf } = useAppSelector(selectChat)
  const text = useText(shellText)
  const dispatch = useAppDispatch()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isEntry = isOfChat(state)
  const close = () => {
    if (isEntry) navigate(-1)
    else dispatch(sheetToggled(false))
  }
  // Memos use the same path with a query; they open above the screen but below this sheet.
  const path = pathname + search
  const lastPath = useRef(path)

  // Navigating closes the sheet, so that the new screen is visible.
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    dispatch(sheetToggled(false))
  }, [path, dispatch])

  const isFull = isSheetOpen && !isSheetHalf
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening the chat adds the entry
  useEffect(() => {
    if (isFull && !isEntry) navigate({ pathname, search, hash }, { state: ofChat })
  }, [isFull])
  const wasEntry = useRef(isEntry)
  useEffect(() => {
    if (wasEntry.current && !isEntry) dispatch(sheetToggled(false))
    wasEntry.current = isEntry
  }, [isEntry, dispatch])

  return (
    <Sheet
      label={text.advisors}
      lang={locale()}
      isOpen={isSheetOpen}
      isHalf={isSheetHalf}
      // Typing needs the full height.
      onWriting={() => dispatch(sheetToggled(true))}
      onClose={close}
    >
      <Advisors
        extra={
          <button
            type="button"
            className={classes.close}
            aria-label={text.closeAdvisors}
            lang={locale()}
            onClick={close}
          >
            <X size={18} />
          </button>
        }
      />
    </Sheet>
  )
}
