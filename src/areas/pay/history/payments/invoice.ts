/** Of the form, and of the intent that it sends. */
export const invoiceName = 'invoice'
