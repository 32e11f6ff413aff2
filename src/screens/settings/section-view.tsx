import { useAppSelector } from '../../hooks/store';
import { CardContent } from './declarations/card-content';
import { findActiveSection, visibleCards } from './declarations/sections';
import { getSettingsFacts } from './declarations/settings-facts';
import { useCardParts } from './declarations/use-card-parts';

/** A section's cards. Who may not open it was sent away before (decision 47). */
export function SectionView( { slug }: { slug: string } ) {
	const facts = useAppSelector( getSettingsFacts );
	const section = findActiveSection( slug, facts );
	const cards = section ? visibleCards( section, facts ) : [];
	useCardParts( cards );

	if ( ! section ) {
		return null;
	}
	return (
		<>
			<h1 className="jp-screen-title" tabIndex={ -1 }>
				{ section.heading() }
			</h1>
			{ cards.map( ( card ) => (
				<CardContent key={ card.slug } card={ card } />
			) ) }
		</>
	);
}
