/** The names under which a build writes what it knows of prices into the files of its pages. */
export const priceKeys = {
  prices: 'customerPrices',
  proxyPrices: 'proxyPrices',
  statistics: 'publicStatistics',
  /** When the prices of proxies were so: their answer names no time. */
  proxyPricesAt: 'proxyPricesAt',
  /** The types alone, of a build that was given no source of prices. */
  types: 'priceTypes',
} as const
