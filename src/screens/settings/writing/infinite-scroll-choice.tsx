import { __ } from '@wordpress/i18n';
import { RadioGroup } from '../../../components/light/radio-group';
import { useAppSelector } from '../../../hooks/store';
import { getSiteFacts } from '../../../state/site/selectors';
import { ToggleControl } from '../controls/toggle-control';
import { getFieldMessages } from '../form/field-messages';
import type { CustomRowProps } from '../declarations/settings-section';
import {
	useModuleReason,
	useNestedReason,
} from '../module-switch/module-reason';
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
	const { themeSupport } = useAppSelector( getSiteFacts );
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
					'How a page of posts goes on when a visitor comes to its end.',
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
					'Count further posts in Google Analytics',
					'jetpack-dashboard'
				) }
				help={ __(
					'Each time that older posts load counts as a page view.',
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
			label: __( 'As the theme does it', 'jetpack-dashboard' ),
		},
		{
			value: 'button',
			label: __( 'Older posts by a button', 'jetpack-dashboard' ),
		},
		{
			value: 'scroll',
			label: __( 'Older posts as visitors scroll', 'jetpack-dashboard' ),
		},
	];
}
