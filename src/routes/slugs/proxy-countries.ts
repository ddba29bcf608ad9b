/**
 * The countries with a page at /proxy/local-proxies/{slug}; `uk` is the United Kingdom (ISO code
 * gb).
 */
export const proxyCountries = ['us', 'mx', 'de', 'fr', 'ru', 'ca', 'br', 'uk', 'es', 'pt'] as const
export type ProxyCountry = (typeof proxyCountries)[number]
