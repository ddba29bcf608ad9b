/** `?promo=`: a code that somebody has looked up on its own page and takes along; it is no secret. */
export function readPromo(params: URLSearchParams): string {
  const code = (params.get('promo') ?? '').trim().toUpperCase()
  return /^[\p{L}\d_-]{1,40}$/u.test(code) ? code : ''
}
