import { useSyncExternalStore } from 'react'

/** Two charts of the account fit side by side. */
const room = '(width >= 80rem)'

function subscribe(tell: () => void): () => void {
  const query = matchMedia(room)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
const isWide = (): boolean => typeof matchMedia === 'function' && matchMedia(room).matches

/** Whether a window has room for a second chart; a narrow one does not ask for its figures. */
export const useRoomForTwo = (): boolean =>
  useSyncExternalStore(
    typeof matchMedia === 'function' ? subscribe : () => () => {},
    isWide,
    () => false,
  )
