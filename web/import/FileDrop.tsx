/** Takes a file dropped anywhere on the signed-in screens. */
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../core/language.ts'
import { useIsAsOf } from '../core/use-is-as-of.ts'
import { useToast } from '../kit/feedback/use-toast.ts'
import { kitText } from '../messages/en/kit.ts'
import { importText } from '../messages/imports/import.ts'
import classes from './FileDrop.module.css'
import { importsPath } from './import-view.ts'
import { type ImportAccess, useSendFile } from './use-send-file.ts'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true

/** A dropped folder also counts as a file, but has no content to read. */
const isFolder = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.items[0]?.webkitGetAsEntry?.()?.isDirectory === true

export const FileDrop = ({ access }: { readonly access: ImportAccess }) => {
  const text = useText(importText)
  const { readOnly } = useText(kitText)
  const isAsOf = useIsAsOf()
  const toast = useToast()
  const navigate = useNavigate()
  const send = useSendFile(access)
  const [isOver, setIsOver] = useState(false)
  const refusal =
    access.may === 'not-in-demo'
      ? text.dropInDemo
      : access.may === 'not-in-role'
        ? text.dropNotAllowed
        : isAsOf
          ? readOnly
          : undefined

  const drop = (event: DragEvent) => {
    if (refusal !== undefined) return
    const files = [...(event.dataTransfer?.files ?? [])]
    const [file] = files
    if (files.length > 1) toast({ title: text.oneFile, description: text.oneFileText, destructive: true })
    else if (!file || isFolder(event))
      toast({ title: text.notAFile, description: text.notAFileText, destructive: true })
    else {
      send(file)
      navigate(importsPath)
    }
  }
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // Without this, the browser would open the file in place of the application.
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setIsOver(false)
      if (!hasFiles(event) || event.defaultPrevented) return
      event.preventDefault()
      latest.current(event)
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', onDrop, { signal })
    return () => listening.abort()
  }, [])

  if (!isOver) return null
  return (
    <div className={classes.cover} role="status">
      <div className={classes.message}>
        <p className={classes.title}>{refusal ?? text.dropHere}</p>
        {refusal === undefined && <p className={classes.note}>{text.dropHereText}</p>}
      </div>
    </div>
  )
}
