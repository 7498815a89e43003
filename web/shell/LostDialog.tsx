/** Stands for a dialog that could not be fetched, on the browser's own top layer. */
import { useEffect, useRef } from 'react'
import { LostPart } from '../kit/LostPart.tsx'
import classes from './LostDialog.module.css'

type Props = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

export const LostDialog = ({ title, isOpen, onClose }: Props) => {
  const place = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) place.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog ref={place} aria-label={title} className={classes.dialog} onClose={onClose}>
      <LostPart />
    </dialog>
  )
}
