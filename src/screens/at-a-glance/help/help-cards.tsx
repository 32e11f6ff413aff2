import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { CardGrid } from '../../../components/light/card-grid';
import { SectionHeader } from '../../../components/light/section-header';
import { useAppSelector } from '../../../hooks/store';
import { AppsCard } from '../apps/apps-card';
import { CardSlot } from '../card-slot';
import type { CardComponent } from '../create-card';
import { SupportCard } from '../support/support-card';

const TITLE_ID = 'jp-section-help';

/** Cards that the shell renders below its screens. */
export const HELP_CARDS: readonly CardComponent[] = [ SupportCard, AppsCard ];

interface HelpCardsProps {
	readonly hasSupport: boolean;
	readonly hasApps: boolean;
}

/** The support and apps cards, shown below the screens that have them. */
export function HelpCards( { hasSupport, hasApps }: HelpCardsProps ) {
	const cards = useAppSelector( ( state ) => {
		const offered: CardComponent[] = [
			...( hasSupport ? [ SupportCard ] : [] ),
			...( hasApps ? [ AppsCard ] : [] ),
		];
		return offered.filter(
			( { definition } ) => definition.getView( state ).kind !== 'hidden'
		);
	}, shallowEqual );

	if ( cards.length === 0 ) {
		return null;
	}
	return (
		<section
			className="jp-at-a-glance__section"
			aria-labelledby={ TITLE_ID }
		>
			<SectionHeader
				id={ TITLE_ID }
				title={ __( 'Help and apps', 'jetpack-dashboard' ) }
			/>
			<CardGrid>
				{ cards.map( ( card ) => (
					<CardSlot key={ card.definition.slug } card={ card } />
				) ) }
			</CardGrid>
		</section>
	);
}
