import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { failedLook, localLook, notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../../shared/part-status';
import { ServiceLink } from '../../shared/service-link';
import { useRelativeTime } from '../use-relative-time';
import { getActivityFacts } from './activity-facts';
import { activityView, SHOWN_EVENTS } from './activity-view';
import './activity-card.scss';

export function activityTitle(): string {
	return __( 'Activity', 'jetpack-dashboard' );
}

/** The last events of the site's activity log. */
export function ActivityCard() {
	const view = activityView(
		useAppSelector( getActivityFacts, shallowEqual )
	);
	const ago = useRelativeTime();

	const card: CardIdentity = {
		icon: 'bars',
		title: activityTitle(),
		look: view.kind,
	};
	const log = (
		<ServiceLink source="jetpack-activity-log">
			{ __( 'View all activity', 'jetpack-dashboard' ) }
		</ServiceLink>
	);

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'local':
			return (
				<DashboardCard { ...card } { ...localLook() }>
					{ __(
						'An account service records the activity on your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to see what happens on your site.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return (
				<DashboardCard
					{ ...card }
					isLoading
					extra={
						<ul className="jp-activity">
							{ Array.from(
								{ length: SHOWN_EVENTS },
								( _, row ) => (
									<li key={ row }>
										<Skeleton characters={ 24 } />
										<Skeleton characters={ 16 } />
									</li>
								)
							) }
						</ul>
					}
					actions={ log }
				/>
			);

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'activity' ) }>
					{ __(
						'Your site’s activity could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'empty':
			return (
				<DashboardCard
					{ ...card }
					more={ __(
						'What happens on your site will be listed here.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="activity" /> }
					actions={ log }
				>
					{ __( 'Nothing has happened yet.', 'jetpack-dashboard' ) }
				</DashboardCard>
			);

		case 'events':
			return (
				<DashboardCard
					{ ...card }
					extra={
						<>
							<ul className="jp-activity">
								{ view.events.map( ( event ) => (
									<li key={ event.id }>
										<span>{ event.summary }</span>
										<small>
											{ details(
												event.actor,
												event.published &&
													ago( event.published )
											) }
										</small>
									</li>
								) ) }
							</ul>
							<PartStatus part="activity" />
						</>
					}
					actions={ log }
				/>
			);

		default:
			return assertNever( view );
	}
}

/** What of the two is known. */
function details( actor: string, when: string | null ): string {
	return actor && when
		? sprintf(
				/* translators: 1: who did it, 2: how long ago, as '4 minutes ago' */
				__( '%1$s, %2$s', 'jetpack-dashboard' ),
				actor,
				when
		  )
		: actor || when || '';
}
