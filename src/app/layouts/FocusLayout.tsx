import { Outlet } from 'react-router'
import { Header } from './Header.tsx'

/** The layout of a page that uses the whole screen. */
export function FocusLayout() {
  return (
    <>
      <Header bare />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
