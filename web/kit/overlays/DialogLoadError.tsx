/** Stands for a dialog that could not be fetched, on the browser's own top layer. */
import { useEffect, useId, useRef } from 'react'
import { english } from '../../core/language.ts'
import { PartLoadError } from '../feedback/PartLoadError.tsx'
import { DialogHead } from './DialogHead.tsx'
import classes from './DialogLoadError.module.css'

type Props = {
  readonly title: string
  readonly titleLang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const DialogLoadError = ({ title, titleLang = english, isOpen, onClose }: Props) => {
  const titleId = useId()
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!isOpen) return
    place.current?.showModal()
    // So that its title is read out; nothing in it is chosen yet.
    place.current?.focus()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={place} tabIndex={-1} aria-labelledby={titleId} className={classes.dialog} onClose={onClose}>
      <DialogHead title={title} titleLang={titleLang} titleId={titleId} onClose={onClose} />
      <PartLoadError />
    </dialog>
  )
}
