import { __ } from '@wordpress/i18n';
import { Pill } from '../../../components/light/pill';
import { getOfferContent, OfferActions } from '../../shared/offer/offer-banner';
import type { OfferProps } from '../../shared/offer/offer-banner';
import type { OfferKey } from '../../shared/offer/offers';
import type { CardContent } from '../common-content';

/** The content of a card that shows only an upgrade offer. */
export function offerContent(
	offer: OfferKey,
	view: OfferProps[ 'view' ]
): CardContent {
	return {
		state: view,
		// Marks the feature as not included in the site's plan.
		pill: offer !== 'security' && (
			<Pill>{ __( 'Not in your plan', 'jetpack-dashboard' ) }</Pill>
		),
		children: getOfferContent( offer, view ),
		actions: <OfferActions offer={ offer } view={ view } />,
	};
}
