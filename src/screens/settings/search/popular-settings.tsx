import { __ } from '@wordpress/i18n';
import { useId } from 'react';
import { Button } from '../../../components/light/button';
import { useSetSearchTerm } from '../../../hooks/search-term';
import type { SearchIndex } from './search-settings';

/** Slugs of the cards that most owners look for, in this order. */
const POPULAR = [
	'protect',
	'photon',
	'stats',
	'seo-tools',
	'sharedaddy',
	'related-posts',
	'subscriptions',
];

interface PopularSettingsProps {
	readonly index: SearchIndex;
	/** The chosen button is about to be removed, so the focus has to move. */
	readonly onChoose: () => void;
}

/** What to search for, while the box is empty. */
export function PopularSettings( { index, onChoose }: PopularSettingsProps ) {
	const id = useId();
	const setTerm = useSetSearchTerm();
	const cards = index.sections.flatMap( ( section ) =>
		section.cards.map( ( { card } ) => card )
	);
	const popular = POPULAR.flatMap(
		( slug ) =>
			cards.find(
				( card ) => card.slug === slug || card.modules.includes( slug )
			) ?? []
	);

	return (
		<section aria-labelledby={ id }>
			<h2 id={ id } className="jp-search-section__name">
				{ __( 'Popular settings', 'jetpack-dashboard' ) }
			</h2>
			<ul className="jp-search-popular">
				{ popular.map( ( card ) => (
					<li key={ card.slug }>
						<Button
							onClick={ () => {
								onChoose();
								setTerm( card.title() );
							} }
						>
							{ card.title() }
						</Button>
					</li>
				) ) }
			</ul>
		</section>
	);
}
