/** The kinds of proxy at /proxy/{slug}. */
export const proxyTypes = [
  'residential',
  'mobile',
  'datacenter',
  'isp',
  'socks5',
  'https',
  'premium',
  'rotating',
  'elite',
  'anonymous',
] as const
export type ProxyType = (typeof proxyTypes)[number]
