import { serviceApi } from '@/api/endpoints/service.ts'
import { usePage } from '@/i18n/page-context.ts'

/** The interval between requests while the page is visible, in milliseconds. */
const pollEvery = 5 * 60_000

/** The state of the service, renewed by its event, else by polling. */
export function useServiceStatus() {
  const { language } = usePage()
  return serviceApi.useServiceStatusQuery(
    { language },
    { pollingInterval: pollEvery, skipPollingIfUnfocused: true },
  )
}
