import { __ } from '@wordpress/i18n';
import { blocksCard } from '../blocks/blocks-view';
import { imageAcceleratorCard } from '../image-accelerator/image-accelerator-view';
import { boostCard, crmCard } from '../plugin-promotion/plugin-promotion-view';
import { searchCard } from '../search/search-view';
import { videoPressCard } from '../videopress/videopress-view';
import { lateCard } from './late-card';
import type { DashboardSection } from './section';

export const performanceSection: DashboardSection = {
	slug: 'performance',
	title: () => __( 'Performance and Growth', 'jetpack-dashboard' ),
	cards: [
		lateCard(
			searchCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../search/search-card'
				)
		),
		lateCard(
			videoPressCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../videopress/videopress-card'
				)
		),
		lateCard(
			imageAcceleratorCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../image-accelerator/image-accelerator-card'
				)
		),
		lateCard(
			blocksCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../blocks/blocks-card'
				)
		),
		lateCard(
			boostCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../plugin-promotion/plugin-promotion-card'
				)
		),
		lateCard(
			crmCard,
			() =>
				import(
					/* webpackChunkName: "late-cards" */ '../plugin-promotion/plugin-promotion-card'
				)
		),
	],
};
