import { Outlet } from 'react-router'
import { Header } from './Header.tsx'

/** A page that wants the whole screen for itself. */
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
