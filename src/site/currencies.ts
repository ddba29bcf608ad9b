/** The currencies that prices are shown in. */
export const currencies = ['USD', 'EUR', 'RUB', 'CNY', 'BRL'] as const
export type Currency = (typeof currencies)[number]
