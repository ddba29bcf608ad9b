import { useTranslation } from '@/i18n/use-translation.ts'
import { useUser } from '@/session/use-user.ts'
import { Notice } from '@/ui/Notice.tsx'

/**
 * Says that a link, which does not name its account, would sign a person in beside, or instead of,
 * the current one. It is below the button, so that it does not move the button.
 */
export function CurrentAccount() {
  const { t } = useTranslation('confirm')
  const { user } = useUser()
  return user ? (
    <Notice>{user.email ? t('who', { email: user.email }) : t('whoNoEmail')}</Notice>
  ) : null
}
