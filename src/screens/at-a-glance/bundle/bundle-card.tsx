import { createCard } from '../create-card';
import { offerContent } from '../offer/offer-content';
import { bundleCard } from './bundle-view';

/** Backup, scan and anti-spam in one, for a site that lacks them. */
export const BundleCard = createCard( bundleCard, {
	offer: ( { offer } ) => offerContent( 'security', offer ),
} );
