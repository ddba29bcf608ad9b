/** A day that there is; undefined for the 31st of February. */
export function readDay(text: string | null): string | undefined {
  if (!text || !/^20\d\d-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text ? text : undefined
}

/** From one day to another: what ends before it begins has no end. */
export function readRange(params: URLSearchParams): { dateFrom?: string; dateTo?: string } {
  const dateFrom = readDay(params.get('dateFrom'))
  const dateTo = readDay(params.get('dateTo'))
  return { ...(dateFrom && { dateFrom }), ...(dateTo && (!dateFrom || dateTo >= dateFrom) && { dateTo }) }
}

/** The address with another end of a range; the other end follows where it would stand on the wrong side. */
export function withDay(params: URLSearchParams, name: 'dateFrom' | 'dateTo', value: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  if (value === '') next.delete(name)
  else next.set(name, value)
  const [from, to] = [next.get('dateFrom'), next.get('dateTo')]
  if (value !== '' && from && to && to < from) next.set(name === 'dateFrom' ? 'dateTo' : 'dateFrom', value)
  return next
}
