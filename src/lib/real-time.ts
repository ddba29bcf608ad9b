/** Whether an ISO day or time in UTC exists: Date reads February 30 as a day in March. */
export const isRealTime = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text.replace(/Z$/, ''))
