import { __ } from '@wordpress/i18n';
import type { ComponentProps } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getAccountServiceProblem } from '../../state/connection/selectors';
import type { PartName } from '../../api/dashboard';
import { Pill } from '../../components/light/pill';
import type { PillStatus } from '../../components/light/pill';
import { Skeleton } from '../../components/light/skeleton';
import type { StatusBadge } from '../../lib/plans/status-badges';
import { ConnectLink } from '../shared/connect-link';
import { NotConnectedPill } from './dashboard-card';
import type { DashboardCard } from './dashboard-card';
import { PartStatus } from '../shared/part-status';

/**
 * What several cards show in the same way, as properties of the one component
 * that draws them: a card that changes its look stays the same element, so
 * that its title keeps the focus.
 */
export type Look = Partial< ComponentProps< typeof DashboardCard > >;

/** The Site connection card says more of an address that is not used. */
function NoServiceReason() {
	return useAppSelector( getAccountServiceProblem ) === ''
		? __( 'No account service is configured.', 'jetpack-dashboard' )
		: __(
				'The address of the account service can’t be used.',
				'jetpack-dashboard'
		  );
}

/** What needs the account service, where none is configured. */
export function localLook(): Look {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill>,
		more: <NoServiceReason />,
	};
}

/** Asks for the connection that is missing: the site's, or an account's. */
export function notConnectedLook(): Look {
	return {
		isOff: true,
		pill: <NotConnectedPill />,
		actions: <ConnectLink />,
	};
}

/** Two lines of text and a link are on their way. */
export function loadingLook(): Look {
	return {
		isLoading: true,
		children: <Skeleton characters={ 32 } />,
		more: <Skeleton characters={ 22 } />,
		actions: <Skeleton characters={ 18 } />,
	};
}

/** It says that alone, and offers to try again. */
export function failedLook( part: PartName ): Look {
	return {
		isFailed: true,
		pill: (
			<Pill status="warn">
				{ __( 'Not loaded', 'jetpack-dashboard' ) }
			</Pill>
		),
		extra: <PartStatus part={ part } />,
	};
}

const PILLS: Readonly< Record< StatusBadge[ 'status' ], PillStatus > > = {
	info: 'quiet',
	success: 'well',
	warning: 'warn',
	error: 'bad',
};

/** A state's badge. */
export function BadgePill( { badge }: { badge: StatusBadge } ) {
	return <Pill status={ PILLS[ badge.status ] }>{ badge.text }</Pill>;
}
