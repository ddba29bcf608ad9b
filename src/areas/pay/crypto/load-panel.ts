/** Loads the panel once there is a payment. */
export const loadPanel = async () => (await import('./CryptoPanel.tsx')).CryptoPanel
