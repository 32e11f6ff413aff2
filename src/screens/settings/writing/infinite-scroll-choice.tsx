import { __ } from '@wordpress/i18n';
import { RadioGroup } from '../../../components/light/radio-group';
import { useAppSelector } from '../../../hooks/store';
import { getSiteInfo } from '../../../state/site/selectors';
import { ToggleControl } from '../controls/toggle-control';
import { getFieldMessages } from '../form/field-messages';
import type { CustomRowProps } from '../declarations/settings-section';
import {
	useModuleReason,
	useNestedReason,
} from '../../shared/module-switch/module-reason';
import {
	INFINITE_SCROLL,
	infiniteScrollView,
	SCROLL_FLAG,
	toInfiniteScrollDraft,
	toMode,
} from './infinite-scroll-view';
import type { InfiniteScrollMode } from './infinite-scroll-view';

export const infiniteScrollKeys = [ INFINITE_SCROLL, SCROLL_FLAG ];

/** How older posts load: combines the module and its option into one choice. */
export function InfiniteScrollChoice( { form }: CustomRowProps ) {
	const { themeSupport } = useAppSelector( getSiteInfo );
	const reason = useModuleReason( INFINITE_SCROLL );
	const nestedReason = useNestedReason( INFINITE_SCROLL );
	const view = infiniteScrollView( {
		isThemeSupporting: themeSupport[ INFINITE_SCROLL ] ?? false,
		isActive: form.get( INFINITE_SCROLL ) === true,
		isScrolling: form.get( SCROLL_FLAG ) === true,
	} );
	const title = __( 'Infinite scroll', 'jetpack-dashboard' );
	const { error } = getFieldMessages(
		form,
		form.error( INFINITE_SCROLL ) ? INFINITE_SCROLL : SCROLL_FLAG
	);

	if ( view.kind === 'no-theme-support' ) {
		return (
			<>
				<p className="jp-settings-name">{ title }</p>
				<p>{ __( 'Theme support required.', 'jetpack-dashboard' ) }</p>
			</>
		);
	}
	return (
		<div className="jp-settings-group">
			<RadioGroup
				label={ title }
				help={ __(
					'What happens when visitors reach the end of a list of posts.',
					'jetpack-dashboard'
				) }
				value={ view.mode }
				choices={ infiniteScrollChoices() }
				disabledReason={ reason }
				error={ error }
				onChange={ ( mode ) => {
					const draft = toInfiniteScrollDraft(
						toMode( mode ),
						form.stored( SCROLL_FLAG ) === true
					);
					Object.entries( draft ).forEach( ( [ key, value ] ) =>
						form.change( key, value )
					);
				} }
			/>
			<ToggleControl
				settingKey="infinite_scroll_google_analytics"
				label={ __(
					'Track infinite scroll in Google Analytics',
					'jetpack-dashboard'
				) }
				help={ __(
					'Counts a page view each time older posts load.',
					'jetpack-dashboard'
				) }
				disabledReason={ nestedReason }
			/>
		</div>
	);
}

function infiniteScrollChoices(): readonly {
	value: InfiniteScrollMode;
	label: string;
}[] {
	return [
		{
			value: 'default',
			label: __( 'Use the theme’s default', 'jetpack-dashboard' ),
		},
		{
			value: 'button',
			label: __( 'Load older posts with a button', 'jetpack-dashboard' ),
		},
		{
			value: 'scroll',
			label: __(
				'Load older posts as visitors scroll',
				'jetpack-dashboard'
			),
		},
	];
}
