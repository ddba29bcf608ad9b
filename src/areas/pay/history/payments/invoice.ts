/** The name of the form and of its intent. */
export const invoiceName = 'invoice'
