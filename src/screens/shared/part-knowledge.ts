/** How much is known of what a card's figures come from; stale data are known. */
export type PartKnowledge = 'loading' | 'failed' | 'known';
