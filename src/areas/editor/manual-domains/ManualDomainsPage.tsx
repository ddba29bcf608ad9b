import { useTranslation } from 'react-i18next'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { useListQuery } from '@/shared/query/use-list-query.ts'
import { domainQuery } from './domains.ts'
import { Domains } from './Domains.tsx'
import { DomainTools } from './DomainTools.tsx'

// There is no loader, so that a filter shows its choice at once and never waits for the answer.
export default function ManualDomainsPage() {
  const { t } = useTranslation('manualDomains')
  const { t: common } = useTranslation()
  const query = useListQuery(domainQuery)
  return (
    <AccountFrame
      wide
      title={common('nav.crumb.manualDomains')}
      lead={t('lead')}
      actions={<DomainTools query={query} />}
    >
      <Domains query={query} />
    </AccountFrame>
  )
}
