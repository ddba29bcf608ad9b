import { useTranslation } from 'react-i18next'
import { userApi } from '@/api/endpoints/user.ts'
import { Notice } from '@/ui/Notice.tsx'

/** The link does not name its account. */
export function CurrentAccountNotice() {
  const { t } = useTranslation('confirm')
  const { data: user } = userApi.endpoints.user.useQueryState()
  return user ? (
    <Notice>{user.email ? t('who', { email: user.email }) : t('whoNoEmail')}</Notice>
  ) : null
}
