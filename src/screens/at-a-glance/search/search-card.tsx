import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { PartStatus } from '../../shared/part-status';
import { hasInstantSearch } from '../../shared/plan-features';
import { AdminLink } from '../admin-link';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { offerContent } from '../offer/offer-content';
import { SettingActivation } from '../../shared/setting-activation';
import { searchCard } from './search-view';

/** Whether the site uses the provider's search. */
export const SearchCard = createCard( searchCard, {
	'not-connected': () =>
		__(
			'Connect to help your visitors find what they are looking for.',
			'jetpack-dashboard'
		),

	unavailable: () => ( {
		more: __(
			'Your site uses the search built into WordPress.',
			'jetpack-dashboard'
		),
	} ),

	failed: () =>
		__(
			'Could not check whether your plan includes Search.',
			'jetpack-dashboard'
		),

	offer: ( { offer } ) => offerContent( 'search', offer ),

	off: () => ( {
		children: __(
			'Show your visitors the best matches first.',
			'jetpack-dashboard'
		),
		...offContent( <SearchActivation /> ),
	} ),

	instant: () => ( {
		children: __(
			'Your visitors see results as they type.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		extra: <PartStatus part="site" />,
		actions: (
			<AdminLink path="admin.php?page=jetpack-search">
				{ __( 'Configure Search', 'jetpack-dashboard' ) }
			</AdminLink>
		),
	} ),

	classic: () => ( {
		children: __(
			'Your visitors get better results.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		extra: <PartStatus part="site" />,
		actions: (
			<AdminLink path="customize.php?autofocus[panel]=widgets">
				{ __( 'Add Search widget', 'jetpack-dashboard' ) }
			</AdminLink>
		),
	} ),
} );

/** Also turns on instant search if the plan includes it. */
function SearchActivation() {
	const hasInstant = useAppSelector( hasInstantSearch );
	return (
		<SettingActivation
			setting="search"
			patch={ {
				search: true,
				...( hasInstant ? { instant_search_enabled: true } : {} ),
			} }
		/>
	);
}
