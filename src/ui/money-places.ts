import { createContext } from 'react'

/** The least and the most decimal places of all amounts in a column. */
export interface MoneyPlaces {
  least: number
  most: number
}
/** Set by a table around the cells of a column of money, so that its points stand below each other. */
export const ColumnPlaces = createContext<MoneyPlaces | undefined>(undefined)

/** As many decimals as prices have (ui/Money). */
export const mostPlaces = 6

type Amount = string | number | null | undefined

export interface MoneyColumn<Row> {
  key: string
  /** The exact amount of a row: all cells have as many decimals as the longest. */
  amount?: ((row: Row) => Amount) | undefined
  /** The sum of a row: all cells are rounded alike, to cents if that says something of each. */
  sum?: ((row: Row) => Amount) | undefined
}

/** The places that the longest of some amounts needs. */
function exactPlaces(amounts: readonly Amount[]): MoneyPlaces {
  const places = amounts.map((amount) => /\.(\d*?)0*$/.exec(String(amount ?? ''))?.[1]?.length ?? 0)
  return { least: Math.min(mostPlaces, Math.max(0, ...places)), most: mostPlaces }
}

/** Cents, or as many places as show two digits of the smallest sum. */
function sumPlaces(amounts: readonly Amount[]): MoneyPlaces {
  const sizes = amounts.map((amount) => Math.abs(Number(amount ?? 0))).filter((size) => size > 0)
  const smallest = Math.min(...sizes)
  const places = smallest >= 0.01 ? 2 : Math.min(mostPlaces, Math.ceil(-Math.log10(smallest)) + 1)
  return { least: places, most: places }
}

/** The decimal places of each column of money. */
export function placesOf<Row>(
  columns: readonly MoneyColumn<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, MoneyPlaces> {
  return new Map(
    columns.flatMap(({ key, amount, sum }): [string, MoneyPlaces][] => {
      if (sum) return [[key, sumPlaces(rows.map(sum))]]
      return amount ? [[key, exactPlaces(rows.map(amount))]] : []
    }),
  )
}
