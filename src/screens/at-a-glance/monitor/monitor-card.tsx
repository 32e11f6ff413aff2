import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import {
	failedLook,
	loadingLook,
	localLook,
	notConnectedLook,
} from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { ModuleActivation } from '../module-activation';
import { offLook, OnPill } from '../module-card-looks';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { useRelativeTime } from '../use-relative-time';
import { getMonitorFacts } from './monitor-facts';
import { monitorView } from './monitor-view';

export function monitorTitle(): string {
	return __( 'Downtime monitoring', 'jetpack-dashboard' );
}

/** When the site could not be reached last. */
export function MonitorCard() {
	const view = monitorView( useAppSelector( getMonitorFacts, shallowEqual ) );
	const ago = useRelativeTime();

	const card: CardIdentity = {
		icon: 'pulse',
		title: monitorTitle(),
		look: view.kind,
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'local':
			return (
				<DashboardCard { ...card } { ...localLook() }>
					{ __(
						'An account service monitors your site for downtime.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to get alerts if your site goes offline.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={
						<Pill>
							{ __( 'Not available', 'jetpack-dashboard' ) }
						</Pill>
					}
					more={ view.reason }
				>
					{ __( 'Downtime monitoring is off.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		case 'inactive':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook( <ModuleActivation module="monitor" /> ) }
				>
					{ __( 'Downtime monitoring is off.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		case 'loading':
			return <DashboardCard { ...card } { ...loadingLook() } />;

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'monitor' ) }>
					{ __(
						'When your site was down last could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'active':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					more={
						view.lastChecked &&
						sprintf(
							/* translators: %s: how long ago, as '4 minutes ago' */
							__( 'Last checked %s.', 'jetpack-dashboard' ),
							ago( view.lastChecked )
						)
					}
					extra={ <PartStatus part="monitor" /> }
					actions={
						<ServiceLink source="jetpack-monitor">
							{ __(
								'View your site’s uptime',
								'jetpack-dashboard'
							) }
						</ServiceLink>
					}
				>
					{ view.lastDown
						? sprintf(
								/* translators: %s: how long ago, as '12 days ago' */
								__(
									'Your site was last down %s.',
									'jetpack-dashboard'
								),
								ago( view.lastDown )
						  )
						: __(
								'Your site has not been down since it is watched.',
								'jetpack-dashboard'
						  ) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
