/** The advisors on a narrow screen. */
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { selectChat, sheetToggled } from '../chat/chat.state.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { shellText } from '../messages/en/shell.ts'
import classes from './ChatSheet.module.css'

export const ChatSheet = () => {
  const { isSheetOpen } = useAppSelector(selectChat)
  const text = useText(shellText)
  const dispatch = useAppDispatch()
  const close = () => dispatch(sheetToggled(false))
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)

  // Going elsewhere means wanting to see it.
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    dispatch(sheetToggled(false))
  }, [pathname, dispatch])

  return (
    <Sheet label={text.advisors} isOpen={isSheetOpen} onClose={close}>
      <ChatPanel
        extra={
          <button type="button" className={classes.close} aria-label={text.closeAdvisors} onClick={close}>
            <X size={18} />
          </button>
        }
      />
    </Sheet>
  )
}
