import * as v from 'valibot'
import { proxyProducts } from '@/api/contract/proxy-account.ts'
import { proxyIpLimits } from '@/api/contract/proxy-ips.ts'
import { proxyProtocols } from '@/lib/proxy-line.ts'
import { addressForm } from '@/shared/ip-range/address-form.ts'
import { bulkForm } from '@/shared/ip-range/address-lines.ts'

/** The access of an address. */
const access = {
  product: v.picklist(proxyProducts),
  protocols: v.pipe(
    v.array(v.picklist(proxyProtocols)),
    v.check((all) => all.length > 0, 'required'),
  ),
}
export const accessDefaults = {
  product: 'residential' as const,
  protocols: [...proxyProtocols],
}

export const proxyIpForm = (others: readonly string[]) =>
  v.object({ ...addressForm(others, proxyIpLimits.label).entries, ...access })

export const proxyBulkForm = (existing: readonly string[], max: number) =>
  v.object({ ...bulkForm(existing, max, proxyIpLimits.label).entries, ...access })
