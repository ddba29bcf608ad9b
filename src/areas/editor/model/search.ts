/** How much has to be typed before a list is searched. */
export const leastSearch = 3
export const mostSearch = 100

/** The text that an address asks for; too short a one is none. */
export function readSearch(params: URLSearchParams): string | undefined {
  const text = (params.get('q') ?? '').trim().slice(0, mostSearch)
  return text.length >= leastSearch ? text : undefined
}
