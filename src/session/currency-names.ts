/** The currencies that prices are shown in; apart from the hook, which brings RTK Query. */
export const currencies = ['USD', 'EUR', 'RUB', 'CNY', 'BRL'] as const
export type Currency = (typeof currencies)[number]
