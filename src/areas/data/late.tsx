/** What comes after the page: each in a chunk of its own. */
export const annotator = async () => (await import('./annotator/Annotator.tsx')).Annotator
export const requestForm = async () => (await import('./request/RequestForm.tsx')).RequestForm
