import { lazyScreen } from '../../../lib/lazy-chunk';
import type { CardComponent } from '../create-card';
import type { CardDefinition, CardView } from '../define-card';

const CHUNK = 'late-cards';

/**
 * A card below the fold. The component is lazy-loaded; the view isn't, since it
 * decides whether the card is shown.
 *
 * @param definition
 * @param load       Imports the card's module with the webpackChunkName
 *                   `late-cards`, which all late cards share.
 */
export function lateCard(
	definition: CardDefinition,
	load: () => Promise< Readonly< Record< string, CardComponent > > >
): CardComponent {
	const loadCard = async () => {
		const card = Object.values( await load() ).find(
			( exported ) => exported.definition === definition
		);
		if ( ! card ) {
			throw new Error( `No card of “${ definition.slug }”.` );
		}
		return card;
	};
	return Object.assign( lazyScreen( CHUNK, loadCard ), {
		definition,
		Content: lazyScreen< { view: CardView } >(
			CHUNK,
			async () => ( await loadCard() ).Content
		),
	} );
}
