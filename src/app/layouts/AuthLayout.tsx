import { Outlet } from 'react-router'
import { Header } from './Header.tsx'
import s from './layouts.module.css'

export function AuthLayout() {
  return (
    <>
      <Header bare />
      <main id="content" tabIndex={-1} className={s.auth}>
        <Outlet />
      </main>
    </>
  )
}
