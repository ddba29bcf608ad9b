import { WaitingHead } from '@/head/ScreenHead.tsx'
import { site } from '@/site/site.ts'
import { Logo } from '@/ui/Logo.tsx'
import s from './layouts.module.css'

/** Before the first page of an app shell is there. It says the brand alone: the page's language is not known yet. */
export function Loading() {
  return (
    <main className={s.loading} aria-busy="true">
      <WaitingHead title={site.brand} />
      <h1>
        <Logo name={site.brand} />
      </h1>
    </main>
  )
}
