import { proxyOrderStates } from '@/api/contract/proxy-account.ts'
import { choice, defineQuery, page } from '@/shared/query/query.ts'

export const orderQuery = defineQuery({ status: choice(proxyOrderStates), page })
