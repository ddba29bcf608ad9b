/** The id in `?task=`, if it is valid. */
export function taskParam(params: URLSearchParams): string | null {
  const id = params.get('task') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
