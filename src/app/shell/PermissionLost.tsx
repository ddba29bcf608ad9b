import { useEffect } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { usePage } from '@/i18n/page-context.ts'
import { isOpenRow } from '@/routes/guards.ts'
import { passes, personOf } from '@/session/person.ts'
import { useUser } from '@/session/use-user.ts'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast-store.ts'

/**
 * Tells a person who has lost the permission for the open page, over a dialog too. What was typed
 * can still be read and copied; the guard applies at the next navigation.
 */
export function PermissionLost() {
  const { t } = useTranslation('shell')
  const { id, row } = usePage()
  const { user } = useUser()
  const person = personOf(user)
  const isForSome = row.guard.startsWith('role:') || row.team !== undefined
  const isLost = isForSome && !isOpenRow(row) && Boolean(user) && !passes(id, person)
  useEffect(() => {
    if (isLost) toast({ id: 'permission', tone: 'warn', text: t('permission.title') })
  }, [isLost, t])
  if (!isLost) return null
  return (
    <Notice tone="warn" title={t('permission.title')}>
      {t('permission.text')}
    </Notice>
  )
}
