/** Loads the component that watches a test, as early as one is known. */
export const loadWatch = async () => (await import('./TestWatch.tsx')).TestWatch

export const loadExample = async () => (await import('./TestWatch.tsx')).TestExample

/** A failed prefetch is retried when the component is shown. */
export const prefetchWatch = (): void => void loadWatch().catch(() => undefined)
