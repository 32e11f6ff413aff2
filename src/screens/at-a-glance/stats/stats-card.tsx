import { __, sprintf } from '@wordpress/i18n';
import { Suspense, useEffect, useId, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { Pill } from '../../../components/light/pill';
import { useAppSelector } from '../../../hooks/store';
import { afterPaint } from '../../../lib/after-paint';
import { assertNever } from '../../../lib/assert-never';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../../shared/part-status';
import { takeFocusOver } from '../../shared/take-focus-over';
import { EmptyStats } from './empty-stats';
import { StatsActivation } from './stats-activation';
import { getStatsFacts } from './stats-facts';
import { StatsFrame, StatsMessage, StatsSkeleton } from './stats-frame';
import { StatsProblem } from './stats-problem';
import { statsView } from './stats-view';
import './stats-card.scss';

const loadOverview = () =>
	import( /* webpackChunkName: "stats" */ './stats-overview' );

const StatsTabs = lazyScreen(
	'stats',
	async () => ( await loadOverview() ).StatsTabs
);
const StatsOverview = lazyScreen(
	'stats',
	async () => ( await loadOverview() ).StatsOverview
);

export function statsTitle(): string {
	return __( 'Site Stats', 'jetpack-dashboard' );
}

/** How often the site was visited, and when. */
export function StatsCard() {
	const view = statsView( useAppSelector( getStatsFacts, shallowEqual ) );
	const panelId = useId();
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card = {
		icon: 'bars',
		title: __( 'Views', 'jetpack-dashboard' ),
		titleRef,
	} as const satisfies CardIdentity;

	// Its parts are fetched beside its data, not after.
	const isAwaited = view.kind === 'loading';
	useEffect(
		() =>
			isAwaited
				? afterPaint( () => {
						loadOverview()
							.then( ( { preloadChart } ) => preloadChart() )
							// Whoever draws it tells.
							.catch( () => {} );
				  } )
				: undefined,
		[ isAwaited ]
	);

	// Activate and Dismiss go with the look that they end.
	const { kind } = view;
	const previousKind = useRef( kind );
	useEffect( () => {
		const hadButton = [ 'inactive', 'empty' ].includes(
			previousKind.current
		);
		if ( hadButton && previousKind.current !== kind ) {
			takeFocusOver( titleRef.current );
		}
		previousKind.current = kind;
	}, [ kind ] );

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'overridden':
			return (
				<DashboardCard
					{ ...card }
					look={ view.kind }
					isOff
					pill={ <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill> }
				>
					{ sprintf(
						/* translators: %s: a module's name */
						__(
							'%s has been disabled by a site administrator.',
							'jetpack-dashboard'
						),
						view.moduleName
					) }
				</DashboardCard>
			);

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<DashboardCard
					{ ...card }
					{ ...notConnectedLook() }
					look={ view.kind }
				>
					{ __(
						'Connect this site to see its statistics.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'inactive':
			return (
				<DashboardCard
					{ ...card }
					look={ view.kind }
					isOff
					pill={ <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill> }
					actions={ view.canActivate && <StatsActivation /> }
				>
					{ __(
						'Views of your site are not counted.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'loading':
			return (
				<StatsFrame card={ card } look={ view.kind } isLoading>
					<StatsSkeleton />
				</StatsFrame>
			);

		case 'errors':
			return (
				<StatsFrame
					card={ card }
					look={ view.kind }
					isFailed
					head={
						<Pill status="warn">
							{ __( 'Not loaded', 'jetpack-dashboard' ) }
						</Pill>
					}
				>
					<StatsMessage message={ <StatsProblem /> }>
						<PartStatus part="stats" />
					</StatsMessage>
				</StatsFrame>
			);

		case 'empty':
			return (
				<StatsFrame card={ card } look={ view.kind }>
					<EmptyStats />
				</StatsFrame>
			);

		case 'chart':
			return (
				<StatsFrame
					card={ card }
					look={ view.kind }
					head={
						<Suspense>
							<StatsTabs panelId={ panelId } />
						</Suspense>
					}
				>
					<Suspense fallback={ <StatsSkeleton /> }>
						<StatsOverview
							panelId={ panelId }
							summary={ view.summary }
							range={ view.range }
							series={ view.series }
						/>
					</Suspense>
				</StatsFrame>
			);

		default:
			return assertNever( view );
	}
}
