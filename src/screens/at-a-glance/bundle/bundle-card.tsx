import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { OfferCard } from '../offer/offer-card';
import { getBundleFacts } from './bundle-facts';
import { bundleTitle, bundleView } from './bundle-view';

/** Backup, scan and anti-spam in one, for a site that lacks them. */
export function BundleCard() {
	const view = bundleView( useAppSelector( getBundleFacts, shallowEqual ) );
	return view.kind === 'hidden' ? null : (
		<OfferCard
			icon="shield"
			title={ bundleTitle() }
			offer="security"
			view={ view.offer }
		/>
	);
}
