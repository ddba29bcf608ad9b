/** contract.md 4.0. The contract's schema has the same limits. */
export const passwordLength = { min: 10, max: 128 }
