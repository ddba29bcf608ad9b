import { Outlet } from 'react-router'
import { Crumbs } from './Crumbs.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import s from './layouts.module.css'

export function PublicLayout() {
  return (
    <>
      <Header />
      <main id="content" tabIndex={-1} className={s.main}>
        <Crumbs />
        <Outlet />
      </main>
      <Footer />
    </>
  )
}
