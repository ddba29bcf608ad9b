/** The workers' programs at /workers-software/{product}-bot. */
export const workerPrograms = ['windows', 'android'] as const
