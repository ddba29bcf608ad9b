import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { Domains } from '../parts/domains/Domains.tsx'
import { DomainTools } from '../parts/domains/DomainTools.tsx'

// No loader: a filter shows at once what was chosen, and never waits for its answer.
export default function ManualDomainsPage() {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.manualDomains')} lead={t('lead')} actions={<DomainTools />}>
      <Domains />
    </AccountFrame>
  )
}
