/** Keeps the address and the store at the same moment, so that a link leads to it and a reload stays there. */
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wentBackTo } from '../core/as-of.ts'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'

const parameter = 'asOf'

const positionIn = (address: URLSearchParams): number | null => {
  const value = address.get(parameter) ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}

/** The position that is shown, or null for now. */
export const useAsOf = (): number | null => {
  const shown = useAppSelector((state) => state.asOf.position)
  const dispatch = useAppDispatch()
  const [address, setAddress] = useSearchParams()
  const isFirst = useRef(true)
  useEffect(() => {
    const wanted = positionIn(address)
    const wasFirst = isFirst.current
    isFirst.current = false
    if (wasFirst && wanted !== null && shown === null) {
      dispatch(wentBackTo(wanted))
      return
    }
    if (wanted === shown) return
    const next = new URLSearchParams(address)
    if (shown === null) next.delete(parameter)
    else next.set(parameter, String(shown))
    setAddress(next, { replace: true })
  }, [address, shown, dispatch, setAddress])
  return shown
}
