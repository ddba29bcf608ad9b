/** Loads the panel of a payment once there is one. */
export const loadPayment = async () => (await import('./MethodPayment.tsx')).MethodPayment
