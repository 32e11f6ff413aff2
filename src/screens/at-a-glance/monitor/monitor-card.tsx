import { __ } from '@wordpress/i18n';
import { PartStatus } from '../../shared/part-status';
import { SelfCheck } from '../../shared/self-check';
import { ServiceLink } from '../../shared/service-link';
import { offContent, OnPill } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import { TimeAgo } from '../time-ago';
import { monitorCard } from './monitor-view';

/**
 * The site's last downtime. The self-check works without the provider, so that
 * its result is shown in every state.
 */
export const MonitorCard = createCard( monitorCard, {
	offline: () => ( { extra: <SelfCheck /> } ),

	'self-check': () => ( {
		children: __(
			'Your site measures its own response time.',
			'jetpack-dashboard'
		),
		pill: <OnPill />,
		more: __(
			'To get an alert when your site goes down, you need an account service.',
			'jetpack-dashboard'
		),
		extra: <SelfCheck />,
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

function StatusAndSelfCheck() {
	return (
		<>
			<PartStatus part="monitor" />
			<SelfCheck />
		</>
	);
}
