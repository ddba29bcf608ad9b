import { useNavigation } from 'react-router'
import s from './layouts.module.css'

/** Shown when a navigation takes longer than a moment. */
export function PendingBar() {
  const { state } = useNavigation()
  return state === 'idle' ? null : <div className={s.pendingBarBar} aria-hidden="true" />
}
