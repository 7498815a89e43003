/** A file as an answer, written piece by piece: memory holds one piece, however long the file is. */
import type { Request, Response } from 'express'

/** What a handler writes its file to. */
export type Download = {
  /** Announces the file. Until then a refusal is an ordinary one; afterwards a failure breaks the transfer off. */
  readonly begin: (file: { readonly name: string; readonly type: string }) => void
  /** Sends a piece; resolves once the caller can take another, or is gone. */
  readonly write: (piece: string | Uint8Array) => Promise<void>
  /** Nobody takes any more: the caller went away, or asked for the head alone. */
  readonly isOver: () => boolean
}

/** Milliseconds after which a caller that takes nothing is dropped. */
const patienceMs = 60_000

const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      response.off('drain', settle).off('close', settle)
      resolve()
    }
    const timer = setTimeout(() => response.destroy(), patienceMs)
    response.on('drain', settle).on('close', settle)
  })

/** The file of one response. Its name is plain ASCII without quotes. */
export const openDownload = (request: Request, response: Response): Download => {
  const isOver = () => response.destroyed || response.writableEnded
  return {
    isOver,
    begin: ({ name, type }) => {
      response.status(200).set({
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'x-accel-buffering': 'no',
      })
      if (request.method === 'HEAD') response.end()
      else response.flushHeaders()
    },
    write: async (piece) => {
      if (isOver() || response.write(piece)) return
      await drained(response)
    },
  }
}
