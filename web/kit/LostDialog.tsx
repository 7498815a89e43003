/** Stands for a dialog that could not be fetched, on the browser's own top layer. */
import { useEffect, useRef } from 'react'
import { english } from '../core/language.ts'
import classes from './LostDialog.module.css'
import { LostPart } from './LostPart.tsx'

type Props = {
  readonly title: string
  readonly titleLang?: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const LostDialog = ({ title, titleLang = english, isOpen, onClose }: Props) => {
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={place} aria-label={title} lang={titleLang} className={classes.dialog} onClose={onClose}>
      <LostPart />
    </dialog>
  )
}
