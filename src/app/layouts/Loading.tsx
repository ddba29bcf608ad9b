import { useLocation } from 'react-router'
import { WaitingHead } from '@/head/ScreenHead.tsx'
import { splitLanguage } from '@/routes/language.ts'
import { findPage } from '@/routes/paths.ts'
import { site } from '@/site/site.ts'
import { Container } from '@/ui/Container.tsx'
import { Logo } from '@/ui/Logo.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import s from './layouts.module.css'

/**
 * Shown before the first page of an app shell has loaded: the account's frame for account pages,
 * elsewhere the brand. It has no words, because the page's language is not known yet.
 */
export function Loading() {
  const { pathname } = useLocation()
  const page = findPage(splitLanguage(pathname).path)
  if (page?.row.layout === 'account') return <AccountHole />
  return (
    <main className={`grid items-center gap-4 center faint ${s.loading}`} aria-busy="true">
      <WaitingHead title={site.brand} />
      <h1>
        <Logo name={site.brand} />
      </h1>
    </main>
  )
}

function AccountHole() {
  return (
    <>
      <WaitingHead title={site.brand} />
      <div className={`paper line-below ${s.header}`}>
        <Container className={`row align-center gap-5 ${s.bar} ${s.wide}`}>
          <Logo name={site.brand} />
        </Container>
      </div>
      <div className={`grid ${s.accountGrid}`}>
        <div className={`alice ${s.rail}`}>
          <div className={`pad-y-5 pad-x-4 text-4 ${s.railHole}`}>
            <Skeleton lines={8} />
          </div>
        </div>
        <main className={`min-0 ${s.accountMain}`} aria-busy="true">
          <h1 className="visually-hidden">{site.brand}</h1>
          <div className="stack gap-5">
            <Skeleton variant="block" size="s" className={s.titleHole} />
            <Skeleton variant="block" />
            <Skeleton variant="block" size="l" />
          </div>
        </main>
      </div>
    </>
  )
}
