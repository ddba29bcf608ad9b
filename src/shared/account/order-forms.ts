/** Forms of orders that are paid from the balance: what was chosen in them waits while its reader tops up. */
export const proxyOrderForm = 'proxy-order'
export const enterpriseForm = 'enterprise'
