/** What watches a test: it comes when there is one, asked for as early as that is known. */
export const bringWatch = async () => (await import('./TestWatch.tsx')).TestWatch

/** Where it is lost now, it is asked for again when it is to be shown. */
export const expectWatch = (): void => void bringWatch().catch(() => undefined)
