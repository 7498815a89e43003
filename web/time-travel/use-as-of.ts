/** Keeps address and store at the same moment, so that links and reloads show it. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { asOfEntered } from '../core/as-of.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'

const parameter = 'asOf'

const positionIn = (address: URLSearchParams): number | null => {
  const value = address.get(parameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}

/** The position shown, or null for the present. */
export const useAsOf = (): number | null => {
  const position = useAppSelector((state) => state.asOf.position)
  const dispatch = useAppDispatch()
  const [address, setAddress] = useSearchParams()
  const isFirst = useRef(true)
  useEffect(() => {
    const requested = positionIn(address)
    const wasFirst = isFirst.current
    isFirst.current = false
    if (wasFirst && requested !== null && position === null) {
      dispatch(asOfEntered(requested))
      return
    }
    if (requested === position) return
    const next = new URLSearchParams(address)
    if (position === null) next.delete(parameter)
    else next.set(parameter, String(position))
    setAddress(next, { replace: true })
  }, [address, position, dispatch, setAddress])
  return position
}
