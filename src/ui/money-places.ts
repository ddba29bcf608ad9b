import { createContext } from 'react'

/** The decimal places of every amount in a column, so that its points stand below each other. */
export const MoneyPlaces = createContext<number | undefined>(undefined)

/** As many decimals as prices have (ui/Money). */
const most = 6

/** The decimal places that the longest of some amounts needs; undefined without amounts. */
export function placesOf(
  amounts: readonly (string | number | null | undefined)[],
): number | undefined {
  const places = amounts.map((amount) => /\.(\d*?)0*$/.exec(String(amount ?? ''))?.[1]?.length ?? 0)
  const longest = Math.min(most, Math.max(0, ...places))
  return longest === 0 ? undefined : longest
}
