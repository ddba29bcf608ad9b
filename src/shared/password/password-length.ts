/** contract.md 4.0. The schema of the contract says the same. */
export const passwordLength = { min: 10, max: 128 }
