import { act } from '@testing-library/react'

/** Waits until components have drawn what a spec wrote into the cache, which tells them at the end of a tick. */
export const drawn = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
