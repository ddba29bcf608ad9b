/** The form in which proxy traffic is ordered: what was typed there waits while its reader tops up. */
export const proxyOrderForm = 'proxy-order'
