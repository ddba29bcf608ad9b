/** The keys under which a build writes prices into its pages. */
export const priceKeys = {
  prices: 'customerPrices',
  proxyPrices: 'proxyPrices',
  statistics: 'publicStatistics',
  /** The time of the proxy prices, because their answer contains none. */
  proxyPricesAt: 'proxyPricesAt',
  /** The types alone, for a build without a price source. */
  types: 'priceTypes',
} as const
