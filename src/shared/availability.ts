/** Whether a task type is open now, in the terms of the price list. */
export const availabilities = ['available', 'limited', 'unavailable', 'deprecated'] as const
export type Availability = (typeof availabilities)[number]
