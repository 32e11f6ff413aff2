import { __, sprintf } from '@wordpress/i18n';
import { Suspense, useEffect, useId, useRef } from 'react';
import { Pill } from '../../../components/light/pill';
import { afterPaint } from '../../../lib/after-paint';
import { assertNever } from '../../../lib/assert-never';
import { lazyScreen } from '../../../lib/lazy-chunk';
import { getCommonContent, OffPill } from '../common-content';
import { createCustomCard } from '../create-card';
import { DashboardCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { PartStatus } from '../../shared/part-status';
import { restoreFocusToTitle } from '../../shared/restore-focus';
import { EmptyStats } from './empty-stats';
import { StatsActivation } from './stats-activation';
import { StatsFrame, StatsMessage, StatsSkeleton } from './stats-frame';
import { StatsProblem } from './stats-problem';
import { statsCard } from './stats-view';
import type { StatsView } from './stats-view';
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

/** The number of visits by period. */
export const StatsCard = createCustomCard( statsCard, StatsContent );

function StatsContent( { view }: { view: StatsView } ) {
	const panelId = useId();
	const titleRef = useRef< HTMLHeadingElement >( null );
	const card = {
		icon: statsCard.icon,
		title: __( 'Views', 'jetpack-dashboard' ),
		state: view.kind,
		titleRef,
	} as const satisfies CardIdentity;

	// Loads the chart's chunk in parallel with the data.
	const isAwaited = view.kind === 'loading';
	useEffect(
		() =>
			isAwaited
				? afterPaint( () => {
						loadOverview()
							.then( ( { preloadChart } ) => preloadChart() )
							// The component that renders the chunk reports the
							// error.
							.catch( () => {} );
				  } )
				: undefined,
		[ isAwaited ]
	);

	// The Activate and Dismiss buttons unmount when the state changes.
	const { kind } = view;
	const previousKind = useRef( kind );
	useEffect( () => {
		const hadButton = [ 'inactive', 'empty' ].includes(
			previousKind.current
		);
		if ( hadButton && previousKind.current !== kind ) {
			restoreFocusToTitle( titleRef.current );
		}
		previousKind.current = kind;
	}, [ kind ] );

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'overridden':
			return (
				<DashboardCard { ...card } isOff pill={ <OffPill /> }>
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
			return (
				<DashboardCard
					{ ...card }
					{ ...getCommonContent( view, statsCard ) }
				/>
			);

		case 'not-connected':
			return (
				<DashboardCard
					{ ...card }
					{ ...getCommonContent( view, statsCard ) }
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
					isOff
					pill={ <OffPill /> }
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
				<StatsFrame card={ card } isLoading>
					<StatsSkeleton />
				</StatsFrame>
			);

		case 'errors':
			return (
				<StatsFrame
					card={ card }
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
				<StatsFrame card={ card }>
					<EmptyStats />
				</StatsFrame>
			);

		case 'chart':
			return (
				<StatsFrame
					card={ card }
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
