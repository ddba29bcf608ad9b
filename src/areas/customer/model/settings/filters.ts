/** A day of the calendar, as an address writes it. */
export function readDay(params: URLSearchParams, name: string): string | undefined {
  const text = params.get(name) ?? ''
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return undefined
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

/** From a day to a day; one that ends before it begins is read the other way round. */
export function readDays(params: URLSearchParams): { dateFrom?: string; dateTo?: string } {
  const [from, to] = [readDay(params, 'dateFrom'), readDay(params, 'dateTo')]
  const [dateFrom, dateTo] = from && to && from > to ? [to, from] : [from, to]
  return { ...(dateFrom && { dateFrom }), ...(dateTo && { dateTo }) }
}

/** The query without the filters named; what is of others stays. */
export function withoutParams(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [...names, 'page']) next.delete(name)
  return next
}
