/** The currencies in which prices can be shown. */
export const currencies = ['USD', 'EUR', 'RUB', 'CNY', 'BRL'] as const
export type Currency = (typeof currencies)[number]
