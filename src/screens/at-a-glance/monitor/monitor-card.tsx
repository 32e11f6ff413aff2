import { __ } from '@wordpress/i18n';
import { useAppDispatch, useAppSelector } from '../../../hooks/store';
import { getSiteStatus } from '../../../state/connection/selectors';
import {
	isSavingSetting,
	isSettingOn,
} from '../../../state/settings/selectors';
import { updateSettings } from '../../../state/settings/thunks';
import { ActivateButton } from '../../shared/activate-button';
import { PartStatus } from '../../shared/part-status';
import { SELF_CHECK, SelfCheck } from '../../shared/self-check';
import { ServiceLink } from '../../shared/service-link';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import { OwnLine } from '../own-feature/own-feature';
import { ownFeatureView } from '../own-feature/own-feature-view';
import { TimeAgo } from '../time-ago';
import { monitorCard } from './monitor-view';
import type { MonitorView } from './monitor-view';

/**
 * The site's last downtime. The self-check works without the provider, so that
 * its result is shown in every state.
 */
export const MonitorCard = createCard( monitorCard, {
	every: ( view ) => ( { below: <SelfCheckOffer view={ view } /> } ),

	offline: () => ( { extra: <SelfCheck /> } ),

	'self-check': () => ( {
		children: __(
			'Your site measures its own response time.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		extra: <SelfCheck />,
		actions: (
			<a href="#/security">
				{ __( 'Set up alerts', 'jetpack-dashboard' ) }
			</a>
		),
	} ),

	'self-check-off': () => ( {
		children: selfCheckText(),
		...offContent( <SelfCheckActivation /> ),
	} ),

	'not-connected': () => ( {
		children: __(
			'Connect to get alerts if your site goes offline.',
			'jetpack-dashboard'
		),
		extra: <SelfCheck />,
	} ),

	unavailable: ( { reason } ) => ( {
		children: __( 'Downtime monitoring is off.', 'jetpack-dashboard' ),
		more: reason,
		extra: <SelfCheck />,
	} ),

	inactive: () => ( {
		children: __( 'Downtime monitoring is off.', 'jetpack-dashboard' ),
		extra: <SelfCheck />,
		...offContent( <ModuleActivation module="monitor" /> ),
	} ),

	failed: () => ( {
		children: __(
			'The last downtime could not be loaded.',
			'jetpack-dashboard'
		),
		extra: <StatusAndSelfCheck />,
	} ),

	active: ( { lastDown, lastChecked } ) => ( {
		children: lastDown ? (
			<TimeAgo
				text={
					/* translators: %s: how long ago, as '12 days ago' */
					__( 'Your site was last down %s.', 'jetpack-dashboard' )
				}
				moment={ lastDown }
			/>
		) : (
			__(
				'No downtime since monitoring was turned on.',
				'jetpack-dashboard'
			)
		),
		pill: <OnPill />,
		more: lastChecked && (
			<TimeAgo
				text={
					/* translators: %s: how long ago, as '4 minutes ago' */
					__( 'Last checked %s.', 'jetpack-dashboard' )
				}
				moment={ lastChecked }
			/>
		),
		extra: <StatusAndSelfCheck />,
		actions: (
			<ServiceLink source="jetpack-monitor">
				{ __( 'View your site’s uptime', 'jetpack-dashboard' ) }
			</ServiceLink>
		),
	} ),
} );

function selfCheckText(): string {
	return __(
		'Your site can check its speed and its scheduled work.',
		'jetpack-dashboard'
	);
}

/** Kinds whose service does nothing. */
const IDLE_KINDS: readonly MonitorView[ 'kind' ][] = [
	'not-connected',
	'unavailable',
	'inactive',
];

/** The site's own feature for the work of the service. */
function SelfCheckOffer( { view: { kind } }: { readonly view: MonitorView } ) {
	const isOffered = useAppSelector(
		( state ) =>
			ownFeatureView( {
				isChoice: getSiteStatus( state ) === 'connected',
				isServiceIdle: IDLE_KINDS.includes( kind ),
				isShown: false,
				isOn: isSettingOn( state, SELF_CHECK ),
				canActivate: true,
			} ) === 'offer'
	);
	return (
		isOffered && (
			<OwnLine>
				{ selfCheckText() }{ ' ' }
				<SelfCheckActivation
					label={ __(
						'Turn on the self-check',
						'jetpack-dashboard'
					) }
				/>
			</OwnLine>
		)
	);
}

function SelfCheckActivation( { label }: { readonly label?: string } ) {
	const dispatch = useAppDispatch();
	const isActivating = useAppSelector( ( state ) =>
		isSavingSetting( state, SELF_CHECK )
	);
	return (
		<ActivateButton
			isActivating={ isActivating }
			label={ label }
			activate={ async () =>
				( await dispatch( updateSettings( { [ SELF_CHECK ]: true } ) ) )
					.isOk
			}
		/>
	);
}

function StatusAndSelfCheck() {
	return (
		<>
			<PartStatus part="monitor" />
			<SelfCheck />
		</>
	);
}
