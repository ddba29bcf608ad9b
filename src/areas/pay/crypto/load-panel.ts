/** The address to pay to: it comes once there is a payment. */
export const loadPanel = async () => (await import('./CryptoPanel.tsx')).CryptoPanel
