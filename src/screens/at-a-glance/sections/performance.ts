import { __ } from '@wordpress/i18n';
import { BlocksCard, blocksTitle } from '../blocks/blocks-card';
import { getBlocksFacts } from '../blocks/blocks-facts';
import { blocksView } from '../blocks/blocks-view';
import {
	ImageAcceleratorCard,
	imageAcceleratorTitle,
} from '../image-accelerator/image-accelerator-card';
import { getImageAcceleratorFacts } from '../image-accelerator/image-accelerator-facts';
import { imageAcceleratorView } from '../image-accelerator/image-accelerator-view';
import { BoostCard, CrmCard } from '../plugin-promotion/plugin-promotion-card';
import { getPluginPromotionFacts } from '../plugin-promotion/plugin-promotion-facts';
import { pluginPromotionView } from '../plugin-promotion/plugin-promotion-view';
import { PROMOTED_PLUGINS } from '../plugin-promotion/promoted-plugins';
import { SearchCard, searchTitle } from '../search/search-card';
import { getSearchFacts } from '../search/search-facts';
import { searchView } from '../search/search-view';
import { VideoPressCard, videoPressTitle } from '../videopress/videopress-card';
import { getVideoPressFacts } from '../videopress/videopress-facts';
import { videoPressView } from '../videopress/videopress-view';
import type { DashboardSection } from './section';

export const performanceSection: DashboardSection = {
	slug: 'performance',
	title: () => __( 'Performance and Growth', 'jetpack-dashboard' ),
	cards: [
		{
			slug: 'search',
			name: searchTitle,
			parts: [ 'site' ],
			isVisible: ( state ) =>
				searchView( getSearchFacts( state ) ).kind !== 'hidden',
			component: SearchCard,
		},
		{
			slug: 'videopress',
			name: videoPressTitle,
			parts: [ 'site' ],
			isVisible: ( state ) =>
				videoPressView( getVideoPressFacts( state ) ).kind !== 'hidden',
			component: VideoPressCard,
		},
		{
			slug: 'image-accelerator',
			name: imageAcceleratorTitle,
			parts: [],
			isVisible: ( state ) =>
				imageAcceleratorView( getImageAcceleratorFacts( state ) )
					.kind !== 'hidden',
			component: ImageAcceleratorCard,
		},
		{
			slug: 'blocks',
			name: blocksTitle,
			parts: [],
			isVisible: ( state ) =>
				blocksView( getBlocksFacts( state ) ).kind !== 'hidden',
			component: BlocksCard,
		},
		{
			slug: 'boost',
			name: PROMOTED_PLUGINS.boost.title,
			parts: [],
			isVisible: ( state ) =>
				pluginPromotionView( getPluginPromotionFacts( state, 'boost' ) )
					.kind !== 'hidden',
			component: BoostCard,
		},
		{
			slug: 'crm',
			name: PROMOTED_PLUGINS.crm.title,
			parts: [],
			isVisible: ( state ) =>
				pluginPromotionView( getPluginPromotionFacts( state, 'crm' ) )
					.kind !== 'hidden',
			component: CrmCard,
		},
	],
};
