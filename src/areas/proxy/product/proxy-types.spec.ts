import { describe, expect, it } from 'vitest'
import { proxyTypes } from '@/routes/slugs/proxy-types.ts'
import { proxyTypeGroups, isProxyType, proxyPools, proxyTable, typesOf } from './proxy-types.ts'

describe('the kinds of proxy', () => {
  it('have a row for every address', () => {
    expect(Object.keys(proxyTable).toSorted()).toEqual(proxyTypes.toSorted())
    expect(isProxyType('residential')).toBe(true)
    expect(isProxyType('local-proxies')).toBe(false)
    expect(isProxyType('toString')).toBe(false)
    expect(isProxyType(undefined)).toBe(false)
  })

  it('each belong to one group, and the pools are what is sold', () => {
    expect(proxyTypeGroups.flatMap(typesOf).toSorted()).toEqual(proxyTypes.toSorted())
    expect(typesOf('pool')).toEqual([...proxyPools])
    for (const pool of proxyPools) expect(proxyTable[pool].pools).toEqual([pool])
  })

  it.each(proxyTypes)('%s leads on to others, each once, never to itself', (slug) => {
    const { related, instead, protocols } = proxyTable[slug]
    expect(new Set(related).size).toBe(related.length)
    expect([...related, ...instead]).not.toContain(slug)
    expect(new Set(instead).size).toBe(2)
    expect(protocols.length).toBeGreaterThan(0)
  })
})
