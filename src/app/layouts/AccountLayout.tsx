import { useTranslation } from '@/i18n/use-translation.ts'
import { Outlet, useMatches } from 'react-router'
import { usePage } from '@/i18n/page-context.ts'
import { useUser } from '@/session/use-user.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { RouteLink } from '@/shared/RouteLink.tsx'
import { Header } from './Header.tsx'
import s from './layouts.module.css'
import { accountNav } from './nav.ts'
import { PublicLayout } from './PublicLayout.tsx'

const loadPermissionLost = async () => (await import('../late.tsx')).PermissionLost
const loadAccountRail = async () => (await import('../late.tsx')).AccountRail
const words = ['shell'] as const

export function AccountLayout() {
  const isOpen = useIsOpenPage()
  const { user } = useUser()
  if (isOpen) return <PublicLayout />
  return (
    <>
      <Header wide />
      <div
        className={`grid ${s.accountGrid}`}
        // The room of a worker's places, which come with the rail.
        data-places={user?.profile.userType === 'worker' || undefined}
      >
        <div className={`alice ${s.rail}`} data-print="no">
          <LatePart
            load={loadAccountRail}
            ns={words}
            props={{}}
            fallback={null}
            failed={<PlainRail />}
          />
        </div>
        <main id="content" tabIndex={-1} className={`min-0 ${s.accountMain}`}>
          <LatePart load={loadPermissionLost} ns={words} props={{}} fallback={null} />
          <Outlet />
        </main>
      </div>
    </>
  )
}

/** Whether this is the visitors' page of a row that has another page for signed-in people. */
function useIsOpenPage(): boolean {
  const { row } = usePage()
  const data = useMatches().at(-1)?.loaderData
  const isMember = typeof data === 'object' && data !== null && 'isMember' in data
  return row.member !== undefined && !isMember
}

/** Plain account links, for when the rail's chunk cannot be loaded. The guards still apply. */
function PlainRail() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('nav.account')}>
      <ul>
        {accountNav.flat().map((id) => (
          <li key={id}>
            <RouteLink to={{ id }}>{t(`nav.crumb.${id}`)}</RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
