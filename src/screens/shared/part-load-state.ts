/** How much is known of what a card's figures come from; stale data are known. */
export type PartLoadState = 'loading' | 'failed' | 'known';
