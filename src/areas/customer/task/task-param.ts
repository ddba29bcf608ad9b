/** The id that `?task=` names, where it can be one. */
export function taskParam(params: URLSearchParams): string | null {
  const id = params.get('task') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
