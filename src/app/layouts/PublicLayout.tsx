import { Outlet } from 'react-router'
import { HostLanguage } from './Alternates.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import s from './layouts.module.css'

export function PublicLayout() {
  return (
    <>
      <HostLanguage />
      <Header />
      <main id="content" tabIndex={-1} className={s.main}>
        <Crumbs />
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
