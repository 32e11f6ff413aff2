import { useIsFirstFrame } from '../../hooks/first-frame';
import { useAppSelector } from '../../hooks/store';
import { CardContent } from './declarations/card-content';
import { getSettingsInput } from './declarations/settings-input';
import type { SettingsSection } from './declarations/settings-section';
import { useCardParts } from './declarations/use-card-parts';
import { visibleCards } from './declarations/visible-cards';

/**
 * Number of cards visible in a large window; the first frame renders only
 * these.
 */
const FIRST_FRAME_CARDS = 3;

/** A section's cards. The router has already redirected users without access. */
export function SectionView( { section }: { section: SettingsSection } ) {
	const cards = visibleCards( section, useAppSelector( getSettingsInput ) );
	const isFirstFrame = useIsFirstFrame();
	useCardParts( cards );

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
