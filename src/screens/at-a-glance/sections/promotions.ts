import { getBundleFacts } from '../bundle/bundle-facts';
import { bundleTitle, bundleView } from '../bundle/bundle-view';
import { lateCard } from './late-card';
import type { DashboardSection } from './section';

/** The bundle; support and apps follow in the shell, on all At a glance routes. */
export const promotionsSection: DashboardSection = {
	slug: 'promotions',
	cards: [
		{
			slug: 'bundle',
			name: bundleTitle,
			parts: [ 'site' ],
			isWide: true,
			isVisible: ( state ) =>
				bundleView( getBundleFacts( state ) ).kind !== 'hidden',
			component: lateCard( ( cards ) => cards.BundleCard ),
		},
	],
};
