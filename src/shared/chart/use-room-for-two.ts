import { useSyncExternalStore } from 'react'

/** The width at which two charts of the account fit side by side. */
const room = '(width >= 80rem)'

function subscribe(tell: () => void): () => void {
  const query = matchMedia(room)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const isWide = (): boolean => typeof matchMedia === 'function' && matchMedia(room).matches

/** Whether the window has room for a second chart. A narrow window does not request its figures. */
export const useRoomForTwo = (): boolean =>
  useSyncExternalStore(
    typeof matchMedia === 'function' ? subscribe : () => () => {},
    isWide,
    () => false,
  )
