import { __ } from '@wordpress/i18n';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Skeleton } from '../../../components/light/skeleton';
import { PartStatus } from '../../shared/part-status';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import { protectionCard } from './protection-view';

/** The number of login attempts that brute force protection has blocked. */
export const ProtectionCard = createCard( protectionCard, {
	'not-connected': ( { isActive } ) =>
		isActive
			? {
					isOff: false,
					pill: <OnPill />,
					children: __(
						'Locks out IP addresses after repeated failed logins.',
						'jetpack-dashboard'
					),
					more: __(
						'Connect an account to change its settings.',
						'jetpack-dashboard'
					),
			  }
			: __(
					'Connect to protect your site from password guessing.',
					'jetpack-dashboard'
			  ),

	inactive: () => ( {
		children: __( 'Brute force protection is off.', 'jetpack-dashboard' ),
		...offContent( <ModuleActivation module="protect" /> ),
	} ),

	loading: () => ( {
		children: null,
		pill: <OnPill />,
		figure: <Skeleton characters={ 5 } />,
		more: __(
			'Total malicious attacks blocked on your site.',
			'jetpack-dashboard'
		),
		actions: null,
	} ),

	failed: () =>
		__(
			'The number of blocked attacks could not be loaded.',
			'jetpack-dashboard'
		),

	'recently-activated': () => ( {
		children: __(
			'Protection was recently activated.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		more: __(
			'Blocked attacks will be counted here.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="protect" />,
	} ),

	active: ( { blocked } ) => ( {
		pill: <OnPill />,
		figure: <FormattedNumber value={ blocked } />,
		more: __(
			'Total malicious attacks blocked on your site.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="protect" />,
	} ),
} );
