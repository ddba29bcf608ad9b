import { useTranslation } from '@/i18n/use-translation.ts'
import { proxyAddressApi } from '@/api/endpoints/proxy-addresses.ts'
import { AccountFrame } from '@/shared/account/AccountFrame.tsx'
import { loadList } from '@/shared/list/load-list.ts'
import { Renewals } from '../renewals/Renewals.tsx'
import { Addresses } from './Addresses.tsx'
import { addressesPerPage, addressQuery } from './addresses.ts'

export const loader = loadList(addressQuery, (dispatch, query) =>
  dispatch(
    proxyAddressApi.endpoints.proxyAddresses.initiate({ ...query, perPage: addressesPerPage }),
  ),
)

/** The fixed addresses of the account: what they are, what uses them, and how they go on. */
export default function ProxyAddressesPage() {
  const { t } = useTranslation('proxyAddresses')
  const { t: common } = useTranslation()
  return (
    <AccountFrame wide title={common('nav.crumb.proxyAddresses')} lead={t('lead')}>
      <Renewals of="addresses" />
      <Addresses />
    </AccountFrame>
  )
}
