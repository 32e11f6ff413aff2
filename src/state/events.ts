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
 * All usage events with their properties. Values come from the plugin (routes,
 * cards, plugins, its version), with no personal data; the only user input is
 * settings search terms.
 */
export interface UsageEvents {
	/** A route was shown; `path` has no query. */
	readonly jetpack_page_view: {
		readonly path: string;
		readonly version: string;
	};
	/** A click on a link or button in an At a Glance card. */
	readonly jetpack_card_click: {
		readonly card: string;
		/**
		 * The link's target: a route, an admin page, or a redirect's slug; ''
		 * for a button.
		 */
		readonly target: string;
	};
	/** The same for the anti-spam card. */
	readonly akismet_card_click: {
		readonly card: string;
		readonly target: string;
	};
	readonly jetpack_upgrade_banner_click: { readonly offer: string };
	readonly jetpack_connect_banner_click: { readonly offer: string };
	/** Sent for terms of at least three characters. */
	readonly jetpack_search_term: { readonly term: string };
	/** A click on a link to the page of one of the provider's plugins. */
	readonly jetpack_plugin_dashboard_click: { readonly plugin: string };
	/** The shop's welcome screen was shown. */
	readonly jetpack_welcome_view: Readonly< Record< string, never > >;
	readonly jetpack_welcome_dismiss: Readonly< Record< string, never > >;
	/** A step of the recommendations assistant was shown. */
	readonly jetpack_recommendations_view: { readonly step: string };
	readonly jetpack_recommendations_click: {
		readonly step: string;
		readonly action:
			| 'continue'
			| 'enable'
			| 'skip'
			| 'read-more'
			| 'settings'
			| 'checkout';
	};
}

export type UsageEventName = keyof UsageEvents;

/** Events within this time are sent in one batch. */
const BATCH_MS = 1000;
/** Beacons have a size limit. Users don't reach this one. */
const MAX_WAITING = 20;

const waiting = new WeakMap< RequestTracker, UsageEvent[] >();

/** Only linked users of a connected site who have not opted out. */
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

/** Queues an event. It is sent within a second, or dropped. */
export function recordEvent< Name extends UsageEventName >(
	name: Name,
	properties: UsageEvents[ Name ]
): AppThunk {
	return ( dispatch, getState, tracker ) => {
		const events = waiting.get( tracker ) ?? [];
		if ( ! isAllowed( getState() ) || events.length >= MAX_WAITING ) {
			return;
		}
		if ( events.length === 0 ) {
			setTimeout( () => dispatch( flushEvents() ), BATCH_MS );
		}
		waiting.set( tracker, [ ...events, { name, properties } ] );
	};
}

/** Sends the queued events. Also call it when the page is hidden. */
export function flushEvents(): AppThunk {
	return ( _dispatch, getState, tracker ) => {
		const events = waiting.get( tracker ) ?? [];
		waiting.delete( tracker );
		const state = getState();
		// If the user has opted out since, drop the queued events too.
		if ( events.length > 0 && isAllowed( state ) ) {
			sendEvents( getAccountUrl( state ), getSiteId( state ), events );
		}
	};
}
