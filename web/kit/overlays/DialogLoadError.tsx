/** Replaces a dialog whose code could not be loaded, in the browser's top layer. */
import { useEffect, useId, useRef } from 'react'
import { screenLocale } from '../../core/language.ts'
import { PartLoadError } from '../feedback/PartLoadError.tsx'
import { DialogHeader } from './DialogHeader.tsx'
import classes from './DialogLoadError.module.css'

type Props = {
  readonly title: string
  readonly titleLang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const DialogLoadError = ({ title, titleLang = screenLocale(), isOpen, onClose }: Props) => {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return
    dialog.current?.showModal()
    // Focus the dialog itself, so that its title is read out and no button is preselected.
    dialog.current?.focus()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={dialog} tabIndex={-1} aria-labelledby={titleId} className={classes.dialog} onClose={onClose}>
      <DialogHeader title={title} titleLang={titleLang} titleId={titleId} onClose={onClose} />
      <PartLoadError />
    </dialog>
  )
}
