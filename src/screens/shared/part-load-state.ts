/** Loading state of a card's data; stale data counts as known. */
export type PartLoadState = 'loading' | 'failed' | 'known';
