/** `?paymentId=`; null for what is none. */
export function readPaymentId(params: URLSearchParams): string | null {
  const id = params.get('paymentId') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
