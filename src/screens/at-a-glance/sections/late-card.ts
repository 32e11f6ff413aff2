import type { ComponentType } from 'react';
import { lazyScreen } from '../../../lib/lazy-chunk';
import type * as LateCards from './late-cards';

/** A card below the fold: drawn by a chunk that the first content doesn't wait for. */
export function lateCard(
	pick: ( cards: typeof LateCards ) => ComponentType
): ComponentType {
	return lazyScreen( 'late-cards', async () =>
		pick(
			await import( /* webpackChunkName: "late-cards" */ './late-cards' )
		)
	);
}
