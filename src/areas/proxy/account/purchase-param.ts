/** Opens the purchase of traffic over the cabinet (contract.md 4.10). */
export const purchaseParam = 'openAddTrafficModal'
