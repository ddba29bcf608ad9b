/** The parts that load after the page, each in its own chunk. */
export const loadAnnotator = async () => (await import('./annotator/Annotator.tsx')).Annotator
export const loadExistingLabels = async () =>
  (await import('./items/ExistingLabels.tsx')).ExistingLabels
export const loadRequestForm = async () => (await import('./request/RequestForm.tsx')).RequestForm
