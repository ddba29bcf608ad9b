import { Outlet } from 'react-router'
import { Header } from './Header.tsx'
import s from './layouts.module.css'

export function AuthLayout() {
  return (
    <>
      <Header bare />
      <main id="content" tabIndex={-1} className={`grid align-start items-center alice ${s.auth}`}>
        <Outlet />
      </main>
    </>
  )
}
