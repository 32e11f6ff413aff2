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
		lateCard( searchCard, ( cards ) => cards.SearchCard ),
		lateCard( videoPressCard, ( cards ) => cards.VideoPressCard ),
		lateCard(
			imageAcceleratorCard,
			( cards ) => cards.ImageAcceleratorCard
		),
		lateCard( blocksCard, ( cards ) => cards.BlocksCard ),
		lateCard( boostCard, ( cards ) => cards.BoostCard ),
		lateCard( crmCard, ( cards ) => cards.CrmCard ),
	],
};
