/** The advisors on a narrow screen. */
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { selectChat, sheetToggled } from '../chat/chat.state.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { locale, useText } from '../core/language.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { shellText } from '../messages/en/shell.ts'
import { Advisors } from './Advisors.tsx'
import classes from './ChatSheet.module.css'

export const ChatSheet = () => {
  const { isSheetOpen } = useAppSelector(selectChat)
  const text = useText(shellText)
  const dispatch = useAppDispatch()
  const close = () => dispatch(sheetToggled(false))
  const { pathname, search } = useLocation()
  // A memo opens on the same path, above the screen and below this sheet.
  const path = pathname + search
  const lastPath = useRef(path)

  // Going elsewhere means wanting to see it.
  useEffect(() => {
    if (lastPath.current === path) return
    lastPath.current = path
    dispatch(sheetToggled(false))
  }, [path, dispatch])

  return (
    <Sheet label={text.advisors} lang={locale()} isOpen={isSheetOpen} onClose={close}>
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
