/** How many rows a list has on a page, where it does not say otherwise. */
export const perPage = 10

/** `?page=` counts from 1, as people do; the backend counts from 0. */
export function readPage(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) - 1 : 0
}

/** The address's query on another page (from 0), or with another filter, which begins at the first page. Parameters of others stay. */
export function withParam(params: URLSearchParams, name: string, value: string | number): URLSearchParams {
  const next = new URLSearchParams(params)
  if (name !== 'page') next.delete('page')
  if (value === '' || (name === 'page' && value === 0)) next.delete(name)
  else next.set(name, String(name === 'page' ? Number(value) + 1 : value))
  return next
}
