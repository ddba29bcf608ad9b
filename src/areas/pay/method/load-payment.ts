/** What is left to do for a payment, and what has become of it: it comes once there is one. */
export const loadPayment = async () => (await import('./MethodPayment.tsx')).MethodPayment
