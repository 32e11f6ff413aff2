import { __ } from '@wordpress/i18n';
import { getBlocksFacts } from '../blocks/blocks-facts';
import { blocksTitle, blocksView } from '../blocks/blocks-view';
import { getImageAcceleratorFacts } from '../image-accelerator/image-accelerator-facts';
import {
	imageAcceleratorTitle,
	imageAcceleratorView,
} from '../image-accelerator/image-accelerator-view';
import { getPluginPromotionFacts } from '../plugin-promotion/plugin-promotion-facts';
import { pluginPromotionView } from '../plugin-promotion/plugin-promotion-view';
import { PROMOTED_PLUGINS } from '../plugin-promotion/promoted-plugins';
import { getSearchFacts } from '../search/search-facts';
import { searchTitle, searchView } from '../search/search-view';
import { getVideoPressFacts } from '../videopress/videopress-facts';
import { videoPressTitle, videoPressView } from '../videopress/videopress-view';
import { lateCard } from './late-card';
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
			component: lateCard( ( cards ) => cards.SearchCard ),
		},
		{
			slug: 'videopress',
			name: videoPressTitle,
			parts: [ 'site' ],
			isVisible: ( state ) =>
				videoPressView( getVideoPressFacts( state ) ).kind !== 'hidden',
			component: lateCard( ( cards ) => cards.VideoPressCard ),
		},
		{
			slug: 'image-accelerator',
			name: imageAcceleratorTitle,
			parts: [],
			isVisible: ( state ) =>
				imageAcceleratorView( getImageAcceleratorFacts( state ) )
					.kind !== 'hidden',
			component: lateCard( ( cards ) => cards.ImageAcceleratorCard ),
		},
		{
			slug: 'blocks',
			name: blocksTitle,
			parts: [],
			isVisible: ( state ) =>
				blocksView( getBlocksFacts( state ) ).kind !== 'hidden',
			component: lateCard( ( cards ) => cards.BlocksCard ),
		},
		{
			slug: 'boost',
			name: PROMOTED_PLUGINS.boost.title,
			parts: [],
			isVisible: ( state ) =>
				pluginPromotionView( getPluginPromotionFacts( state, 'boost' ) )
					.kind !== 'hidden',
			component: lateCard( ( cards ) => cards.BoostCard ),
		},
		{
			slug: 'crm',
			name: PROMOTED_PLUGINS.crm.title,
			parts: [],
			isVisible: ( state ) =>
				pluginPromotionView( getPluginPromotionFacts( state, 'crm' ) )
					.kind !== 'hidden',
			component: lateCard( ( cards ) => cards.CrmCard ),
		},
	],
};
