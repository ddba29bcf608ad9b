import type { ProxyProduct } from '../../api/contract/proxy-account.ts'
import type { ProxyProtocol, LineFormat } from '../../lib/proxy-line.ts'
import type { Micros } from '../lib/money.ts'

export interface MockProxyUser {
  id: string
  label: string
  username: string
  password: string
  product: ProxyProduct
  status: 'active' | 'paused' | 'limit_reached' | 'expired'
  limitBytes: number | null
  usedBytes: number
  limitPeriod: 'none' | 'day' | 'month'
  threads: number | null
  countries: string[] | null
  expiresAt: number | null
  lastUsedAt: number | null
  createdAt: number
  updatedAt: number
}

export interface MockProxyOrder {
  id: number
  product: ProxyProduct
  unit: 'gb' | 'ip_month'
  units: number
  price: Micros
  status: 'created' | 'paid' | 'active' | 'exhausted' | 'expired' | 'refunded'
  promoCode: string | null
  auto: boolean
  /** The order that continues it. */
  renewedBy: number | null
  createdAt: number
  expiresAt: number | null
}

export interface MockProxyIp {
  id: string
  ip: string
  label: string
  product: ProxyProduct
  protocols: ProxyProtocol[]
  createdAt: number
  lastUsedAt: number | null
}

/** How an order goes on. */
export interface MockProxyRenewal {
  orderId: number
  auto: boolean
  remindDays: 1 | 3 | 7 | 14 | null
  /** The addresses that are not renewed. */
  left: string[]
  /** The gigabytes that are renewed; null for all. */
  units: number | null
  /** Whether the automatic renewal found too little money. */
  failed: boolean
  updatedAt: number
}

export interface ProxyOwn {
  accountId: number
  status: 'none' | 'active' | 'exhausted' | 'suspended'
  boughtBytes: number
  usedBytes: number
  expiresAt: number | null
  orders: MockProxyOrder[]
  users: MockProxyUser[]
  ips: MockProxyIp[]
  addresses: MockProxyAddress[]
  renewals: MockProxyRenewal[]
  /** When an address was replaced. */
  replaced: number[]
  /** The clients whose address the person knows. */
  allowedClients: string[]
  links: MockProxyLink[]
  alerts: {
    percent: (80 | 95 | 100)[]
    email: boolean
    telegram: boolean
    autoBuy: { enabled: boolean; product: string | null; units: number; maxPerMonth: number }
    updatedAt: number
  }
}

/** The stored data by account, made when an account is first read. */
export interface ProxyData {
  counter: number
  own: ProxyOwn[]
}

export interface MockProxyAddress {
  id: string
  ip: string
  family: 'ipv4' | 'ipv6'
  product: ProxyProduct
  country: string
  asn: number
  network: string
  orderId: number
  since: number
  until: number
  replacedBy: string | null
  /** Since when it does not answer. */
  deadAt: number | null
  /** When the person checked it. */
  checkedAt: number | null
}

export interface MockProxyLink {
  id: string
  label: string
  source: 'gateway' | 'addresses'
  product: ProxyProduct | null
  country: string | null
  count: number | null
  userId: string
  protocol: ProxyProtocol
  format: LineFormat
  token: string
  createdAt: number
  lastUsedAt: number | null
  lastIp: string | null
  loadsDay: number
}
