import { __ } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import { getOfferWords, OfferActions } from '../../shared/offer/offer-banner';
import type { OfferProps } from '../../shared/offer/offer-banner';
import type { OfferKey } from '../../shared/offer/offers';
import type { Look } from '../card-looks';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';

/** A card that is nothing but an offer, as properties of the one that draws it. */
export function offerLook( offer: OfferKey, view: OfferProps[ 'view' ] ): Look {
	return {
		look: view,
		// Nobody shall take what it promises for what is so.
		pill: offer !== 'security' && (
			<Pill>{ __( 'Not in your plan', 'jetpack-dashboard' ) }</Pill>
		),
		children: getOfferWords( offer, view ),
		actions: <OfferActions offer={ offer } view={ view } />,
	};
}

/** The same as a component, for cards that have no other look to keep the focus from. */
export function OfferCard( {
	offer,
	view,
	...card
}: OfferProps & CardIdentity ) {
	return <DashboardCard { ...card } { ...offerLook( offer, view ) } />;
}
