import { sendEvents } from '../api/events';
import type { UsageEvent } from '../api/events';
import {
	getAccountUrl,
	isInIdentityCrisis,
	isLocalMode,
	isOffline,
	isRegistered,
	canSendEvents,
} from './connection/selectors';
import type { RequestTracker } from './request-tracker';
import { getSiteId } from './site/selectors';
import type { AppThunk, RootState } from './root-state';

/**
 * Every usage event with its properties. Values are ours (routes,
 * cards, plugins, the version): nothing that names a person, and of what
 * somebody typed nothing but what they searched the settings for.
 */
export interface UsageEvents {
	/** A route was shown; `path` without its query. */
	readonly jetpack_page_view: {
		readonly path: string;
		readonly version: string;
	};
	/** A link or button in a card of At a Glance. */
	readonly jetpack_card_click: {
		readonly card: string;
		/** Where it leads: a route, an admin page, a redirect's slug; '' for a button. */
		readonly target: string;
	};
	/** The same in the anti-spam card. */
	readonly akismet_card_click: {
		readonly card: string;
		readonly target: string;
	};
	readonly jetpack_upgrade_banner_click: { readonly offer: string };
	readonly jetpack_connect_banner_click: { readonly offer: string };
	/** Of three characters or more. */
	readonly jetpack_search_term: { readonly term: string };
	/** To the page of a plugin of the provider's. */
	readonly jetpack_plugin_dashboard_click: { readonly plugin: string };
	/** The shop's welcome. */
	readonly jetpack_welcome_view: Readonly< Record< string, never > >;
	readonly jetpack_welcome_dismiss: Readonly< Record< string, never > >;
}

export type UsageEventName = keyof UsageEvents;

/** What comes within this time goes out together. */
const BATCH_MS = 1000;
/** A beacon is small, and nobody clicks that fast. */
const MAX_WAITING = 20;

const waiting = new WeakMap< RequestTracker, UsageEvent[] >();

/** Only of a linked user of a connected site who lets it be counted. */
function isAllowed( state: RootState ): boolean {
	return (
		canSendEvents( state ) &&
		isRegistered( state ) &&
		getSiteId( state ) > 0 &&
		! isLocalMode( state ) &&
		! isOffline( state ) &&
		! isInIdentityCrisis( state )
	);
}

/** Notes what the user did; it is sent within a second, or not at all. */
export function recordEvent< Name extends UsageEventName >(
	name: Name,
	properties: UsageEvents[ Name ]
): AppThunk {
	return ( dispatch, getState, ledger ) => {
		const events = waiting.get( ledger ) ?? [];
		if ( ! isAllowed( getState() ) || events.length >= MAX_WAITING ) {
			return;
		}
		if ( events.length === 0 ) {
			setTimeout( () => dispatch( flushEvents() ), BATCH_MS );
		}
		waiting.set( ledger, [ ...events, { name, properties } ] );
	};
}

/** Sends what waits: to be called when the page is left, too. */
export function flushEvents(): AppThunk {
	return ( _dispatch, getState, ledger ) => {
		const events = waiting.get( ledger ) ?? [];
		waiting.delete( ledger );
		const state = getState();
		// Whoever has opted out meanwhile meant these as well.
		if ( events.length > 0 && isAllowed( state ) ) {
			sendEvents( getAccountUrl( state ), getSiteId( state ), events );
		}
	};
}
