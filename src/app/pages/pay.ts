import type { payRows } from '@/routes/table/pay.ts'
import type { PageImport } from './types.ts'

export const payPages = {
  pay: () => import('@/areas/pay/pages/PayPage.tsx'),
  addBalance: () => import('@/areas/pay/pages/AddBalancePage.tsx'),
  payOk: () => import('@/areas/pay/pages/PayOkPage.tsx'),
  payError: () => import('@/areas/pay/pages/PayErrorPage.tsx'),
  payBtc: () => import('@/areas/pay/pages/PayCryptoPage.tsx'),
  payBch: () => import('@/areas/pay/pages/PayCryptoPage.tsx'),
  payTron: () => import('@/areas/pay/pages/PayCryptoPage.tsx'),
  payMethod: () => import('@/areas/pay/pages/PayMethodPage.tsx'),
  historyPayment: () => import('@/areas/pay/pages/HistoryPaymentPage.tsx'),
  historyDay: () => import('@/areas/pay/pages/HistoryDayPage.tsx'),
  sendUser: () => import('@/areas/pay/pages/SendUserPage.tsx'),
  sendUserHash: () => import('@/areas/pay/pages/SendUserHashPage.tsx'),
  voucher: () => import('@/areas/pay/pages/VoucherPage.tsx'),
} satisfies Record<keyof typeof payRows, PageImport>
