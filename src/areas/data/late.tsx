/** The parts that load after the page, each in its own chunk. */
export const annotator = async () => (await import('./annotator/Annotator.tsx')).Annotator
export const requestForm = async () => (await import('./request/RequestForm.tsx')).RequestForm
