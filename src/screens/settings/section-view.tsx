import { useIsFirstFrame } from '../../hooks/first-frame';
import { useAppSelector } from '../../hooks/store';
import { CardContent } from './declarations/card-content';
import { findActiveSection, visibleCards } from './declarations/sections';
import { getSettingsFacts } from './declarations/settings-facts';
import { useCardParts } from './declarations/use-card-parts';

/**
 * Number of cards visible in a large window; the first frame renders only
 * these.
 */
const FIRST_FRAME_CARDS = 3;

/** A section's cards. The router has already redirected users without access. */
export function SectionView( { slug }: { slug: string } ) {
	const facts = useAppSelector( getSettingsFacts );
	const section = findActiveSection( slug, facts );
	const cards = section ? visibleCards( section, facts ) : [];
	const isFirstFrame = useIsFirstFrame();
	useCardParts( cards );

	if ( ! section ) {
		return null;
	}
	return (
		<>
			<h1 className="jp-screen-title" tabIndex={ -1 }>
				{ section.heading() }
			</h1>
			{ ( isFirstFrame
				? cards.slice( 0, FIRST_FRAME_CARDS )
				: cards
			).map( ( card ) => (
				<CardContent key={ card.slug } card={ card } />
			) ) }
			{ isFirstFrame && <div className="jp-next-frame" /> }
		</>
	);
}
