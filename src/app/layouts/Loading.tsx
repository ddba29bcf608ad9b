import { Logo } from '@/ui/Logo.tsx'
import s from './layouts.module.css'

/** Before the first page of an app shell is there. It has no words: their language is not known yet. */
export function Loading() {
  return (
    <div className={s.loading} aria-busy="true">
      <Logo />
    </div>
  )
}
