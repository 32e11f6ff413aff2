import { lazyScreen } from '../../../lib/lazy-chunk';
import type { CardComponent } from '../create-card';
import type { CardDefinition, CardView } from '../define-card';
import type * as LateCards from './late-cards';

/**
 * A card below the fold. The component is lazy-loaded; the view isn't, since it
 * decides whether the card is shown.
 */
export function lateCard(
	definition: CardDefinition,
	pick: ( cards: typeof LateCards ) => CardComponent
): CardComponent {
	const load = async () =>
		pick(
			await import( /* webpackChunkName: "late-cards" */ './late-cards' )
		);
	return Object.assign( lazyScreen( 'late-cards', load ), {
		definition,
		Content: lazyScreen< { view: CardView } >(
			'late-cards',
			async () => ( await load() ).Content
		),
	} );
}
