import { createCard } from '../create-card';
import { offerContent } from '../offer/offer-content';
import { bundleCard } from './bundle-view';

/** Offers the bundle of backup, scan and anti-spam to sites without them. */
export const BundleCard = createCard( bundleCard, {
	offer: ( { offer } ) => offerContent( 'security', offer ),
} );
