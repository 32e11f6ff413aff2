import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PartName } from '../../api/dashboard';
import { ButtonLink } from '../../components/light/button-link';
import { Pill } from '../../components/light/pill';
import type { PillStatus } from '../../components/light/pill';
import { Skeleton } from '../../components/light/skeleton';
import { useAppSelector } from '../../hooks/store';
import type { StatusBadge } from '../../lib/plans/status-badges';
import {
	canConnectSite,
	canConnectUser,
	isRegistered,
} from '../../state/connection/selectors';
import { DashboardCard, NotConnectedPill } from './dashboard-card';
import type { CardIdentity } from './dashboard-card';
import { PartStatus } from './part-status';

interface LookProps extends CardIdentity {
	/** What the card is for, or what it can't do now. */
	readonly children: ReactNode;
}

/** What needs the account service, where none is configured (decision 44). */
export function LocalCard( { children, ...card }: LookProps ) {
	return (
		<DashboardCard
			{ ...card }
			isOff
			pill={ <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill> }
			more={ __(
				'No account service is configured.',
				'jetpack-dashboard'
			) }
		>
			{ children }
		</DashboardCard>
	);
}

/** Asks for the connection that is missing: the site's, or an account's (B487). */
export function NotConnectedCard( { children, ...card }: LookProps ) {
	return (
		<DashboardCard
			{ ...card }
			isOff
			pill={ <NotConnectedPill /> }
			actions={ <ConnectLink /> }
		>
			{ children }
		</DashboardCard>
	);
}

function ConnectLink() {
	const hasSite = useAppSelector( isRegistered );
	const isAllowed = useAppSelector(
		hasSite ? canConnectUser : canConnectSite
	);
	return isAllowed ? (
		<ButtonLink href={ hasSite ? '#/connect-user' : '#/setup' }>
			{ __( 'Connect', 'jetpack-dashboard' ) }
		</ButtonLink>
	) : null;
}

/** Lines of text are on their way. */
export function LoadingCard( {
	extra,
	...card
}: CardIdentity & { extra?: ReactNode } ) {
	return (
		<DashboardCard
			{ ...card }
			isLoading
			more={ <Skeleton characters={ 22 } /> }
			extra={ extra }
		>
			<Skeleton characters={ 32 } />
		</DashboardCard>
	);
}

/** It says that alone, and offers to try again (decision 46). */
export function FailedCard( {
	children,
	part,
	...card
}: LookProps & { part: PartName } ) {
	return (
		<DashboardCard
			{ ...card }
			isFailed
			pill={
				<Pill status="warn">
					{ __( 'Not loaded', 'jetpack-dashboard' ) }
				</Pill>
			}
			extra={ <PartStatus part={ part } /> }
		>
			{ children }
		</DashboardCard>
	);
}

const PILLS: Readonly< Record< StatusBadge[ 'status' ], PillStatus > > = {
	info: 'quiet',
	success: 'well',
	warning: 'warn',
	error: 'bad',
};

/** A state's badge of 002 §4. */
export function BadgePill( { badge }: { badge: StatusBadge } ) {
	return <Pill status={ PILLS[ badge.status ] }>{ badge.text }</Pill>;
}
