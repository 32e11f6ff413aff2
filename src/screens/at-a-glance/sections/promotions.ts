import { bundleCard } from '../bundle/bundle-view';
import { lateCard } from './late-card';
import type { DashboardSection } from './section';

/**
 * The bundle. The shell renders support and apps after it, on all At a Glance
 * routes.
 */
export const promotionsSection: DashboardSection = {
	slug: 'promotions',
	cards: [
		lateCard(
			bundleCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../bundle/bundle-card'
				)
		),
	],
};
