import type { proxyRows } from '@/routes/table/proxy.ts'
import type { PageImport } from './types.ts'

export const proxyPages = {
  proxy: () => import('@/areas/proxy/pages/ProxyPage.tsx'),
  localProxies: () => import('@/areas/proxy/pages/LocalProxiesPage.tsx'),
  localProxy: () => import('@/areas/proxy/pages/LocalProxyPage.tsx'),
  proxyType: () => import('@/areas/proxy/pages/ProxyTypePage.tsx'),
} satisfies Record<keyof typeof proxyRows, PageImport>
