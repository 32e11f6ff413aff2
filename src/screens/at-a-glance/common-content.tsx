import { __ } from '@wordpress/i18n';
import type { ComponentProps, ReactNode } from 'react';
import type { PartName } from '../../api/dashboard';
import { Pill } from '../../components/light/pill';
import { Skeleton } from '../../components/light/skeleton';
import { ConnectLink } from '../shared/connect-link';
import { PartStatus } from '../shared/part-status';
import type { DashboardCard } from './dashboard-card';
import type { CardDefinition, CardView } from './define-card';

/** Props of `DashboardCard`. */
export type CardContent = Partial< ComponentProps< typeof DashboardCard > >;

interface CommonView extends CardView {
	/** Why it is unavailable: the server's message. */
	readonly reason?: string;
	/** The part that failed; defaults to the card's first part. */
	readonly part?: PartName;
}

/**
 * The content that all cards share for a kind of view; empty for card-specific
 * kinds.
 */
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

/** Offline mode; the same for all cards. */
function offlineContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Offline', 'jetpack-dashboard' ) }</Pill>,
		children: __( 'Unavailable in Offline Mode', 'jetpack-dashboard' ),
	};
}

/** No account service is configured. */
function localContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Local', 'jetpack-dashboard' ) }</Pill>,
	};
}

/** Asks the user to connect the site or their account, whichever is missing. */
export function notConnectedContent(): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Not connected', 'jetpack-dashboard' ) }</Pill>,
		actions: <ConnectLink />,
	};
}

/**
 * The module can't work on this site: shows what is missing instead of a
 * toggle.
 */
function unavailableContent( reason: string ): CardContent {
	return {
		isOff: true,
		pill: <Pill>{ __( 'Not available', 'jetpack-dashboard' ) }</Pill>,
		children:
			reason ||
			__( 'It is not available on this site.', 'jetpack-dashboard' ),
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

/** Loading failed; offers a retry. */
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

/** The module is off; shows its Activate link. */
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
