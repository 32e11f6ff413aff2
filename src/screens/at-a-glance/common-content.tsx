import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import { useAppSelector } from '../../hooks/store';
import { getAccountServiceProblem } from '../../state/connection/selectors';
import type { PartName } from '../../api/dashboard';
import { Pill } from '../../components/light/pill';
import type { PillStatus } from '../../components/light/pill';
import { Skeleton } from '../../components/light/skeleton';
import type { StatusBadge } from '../../lib/plans/status-badges';
import { ConnectLink } from '../shared/connect-link';
import { PartStatus } from '../shared/part-status';
import type { DashboardCard } from './dashboard-card';
import type { CardDefinition, CardView } from './define-card';

/** What a card shows: properties of `DashboardCard`. */
export type CardContent = Partial< ComponentProps< typeof DashboardCard > >;

interface CommonView extends CardView {
	/** Why it is unavailable, in the server's words. */
	readonly reason?: string;
	/** Which part failed; without it, the card's first. */
	readonly part?: PartName;
}

/** What all cards show for a kind of view; empty for kinds of a card's own. */
export function getCommonContent(
	{ kind, reason = '', part }: CommonView,
	{ parts: [ firstPart ] }: Pick< CardDefinition, 'parts' >
): CardContent {
	switch ( kind ) {
		case 'offline':
			return offlineContent();
		case 'local':
			return localContent();
		case 'not-connected':
			return notConnectedContent();
		case 'unavailable':
			return unavailableContent( reason );
		case 'loading':
			return loadingContent();
		case 'failed':
			return failedContent( part ?? firstPart );
		default:
			return {};
	}
}

/** The same for every card in offline mode. */
function offlineContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Offline', 'jetpack-dashboard' ) }</Pill>,
		children: __( 'Unavailable in Offline Mode', 'jetpack-dashboard' ),
	};
}

/** The Site connection card says more of an address that is not used. */
function NoServiceReason() {
	return useAppSelector( getAccountServiceProblem ) === ''
		? __( 'No account service is configured.', 'jetpack-dashboard' )
		: __(
				'The address of the account service can’t be used.',
				'jetpack-dashboard'
		  );
}

/** A feature of the account service, if none is configured. */
function localContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill>,
		more: <NoServiceReason />,
	};
}

/** Asks for the connection that is missing: the site's, or an account's. */
export function notConnectedContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Not connected', 'jetpack-dashboard' ) }</Pill>,
		actions: <ConnectLink />,
	};
}

/** A module that can't work on this site: says what is missing instead of offering a switch. */
function unavailableContent( reason: string ): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Not available', 'jetpack-dashboard' ) }</Pill>,
		children:
			reason || __( 'It is not available here.', 'jetpack-dashboard' ),
	};
}

/** Placeholders for two lines of text and a link. */
function loadingContent(): CardContent {
	return {
		isLoading: true,
		children: <Skeleton characters={ 32 } />,
		more: <Skeleton characters={ 22 } />,
		actions: <Skeleton characters={ 18 } />,
	};
}

/** Says that loading failed, and offers to try again. */
function failedContent( part: PartName | undefined ): CardContent {
	return {
		isFailed: true,
		pill: (
			<Pill status="warn">
				{ __( 'Not loaded', 'jetpack-dashboard' ) }
			</Pill>
		),
		extra: part && <PartStatus part={ part } />,
	};
}

/** A module that is off, with its Activate link. */
export function offContent( activation: ReactNode ): CardContent {
	return {
		isOff: true,
		pill: <OffPill />,
		actions: activation,
	};
}

export function OnPill() {
	return <Pill status="well">{ __( 'On', 'jetpack-dashboard' ) }</Pill>;
}

export function OffPill() {
	return <Pill>{ __( 'Off', 'jetpack-dashboard' ) }</Pill>;
}

const PILLS: Readonly< Record< StatusBadge[ 'status' ], PillStatus > > = {
	info: 'quiet',
	success: 'well',
	warning: 'warn',
	error: 'bad',
};

/** A state’s badge. */
export function BadgePill( { badge }: { badge: StatusBadge } ) {
	return <Pill status={ PILLS[ badge.status ] }>{ badge.text }</Pill>;
}
