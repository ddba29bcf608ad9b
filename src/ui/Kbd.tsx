import type { ReactNode } from 'react'
import s from './small.module.css'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className={s.kbd} translate="no">
      {children}
    </kbd>
  )
}
