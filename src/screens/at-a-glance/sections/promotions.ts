import { bundleCard } from '../bundle/bundle-view';
import { lateCard } from './late-card';
import type { DashboardSection } from './section';

/** The bundle; support and apps follow in the shell, on all At a glance routes. */
export const promotionsSection: DashboardSection = {
	slug: 'promotions',
	cards: [ lateCard( bundleCard, ( cards ) => cards.BundleCard ) ],
};
