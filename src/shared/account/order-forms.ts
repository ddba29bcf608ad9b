/** Forms of orders paid from the balance. Their entries are kept while the customer tops up. */
export const proxyOrderForm = 'proxy-order'
export const enterpriseForm = 'enterprise'
