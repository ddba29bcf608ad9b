import { useSyncExternalStore } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useDispatch } from 'react-redux'
import { keepsCookies } from '@/lib/cookie.ts'
import { wasJustEntered } from '@/session/entered.ts'
import type { Dispatch } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { Notice } from '@/ui/Notice.tsx'

const never = (): (() => void) => () => {}

/**
 * Says that a session needs cookies: before a password is typed where the browser is known
 * to refuse them, else after a sign-in that the browser has not kept.
 */
export function CookiesNotice() {
  const { t } = useTranslation('auth')
  const { user } = useUser()
  const dispatch = useDispatch<Dispatch>()
  const refused = useSyncExternalStore(
    never,
    () => !keepsCookies(),
    () => false,
  )
  const lost = useSyncExternalStore(
    never,
    () => wasJustEntered(dispatch),
    () => false,
  )
  if (refused)
    return (
      <Notice tone="warn" role="alert" title={t('cookies.title')}>
        {t('cookies.text')}
      </Notice>
    )
  if (user !== null || !lost) return null
  return (
    <Notice tone="warn" role="alert" title={t('cookies.lost')}>
      {t('cookies.text')}
    </Notice>
  )
}
