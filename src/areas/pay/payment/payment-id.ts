/** The id in `?paymentId=`; null if it is invalid. */
export function readPaymentId(params: URLSearchParams): string | null {
  const id = params.get('paymentId') ?? ''
  return /^[\w-]{1,64}$/.test(id) ? id : null
}
