import type { ActivityEvent } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import { readPart } from '../../shared/part-data';
import type { PartState } from '../../../state/site/types';

export interface ActivityFacts {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	readonly activity: PartState< readonly ActivityEvent[] >;
}

export type ActivityView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'offline' }
	| { readonly kind: 'local' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' }
	| { readonly kind: 'empty' }
	| { readonly kind: 'events'; readonly events: readonly ActivityEvent[] };

/** As many as the dashboard has room for. */
export const SHOWN_EVENTS = 5;

/** The look of the Activity card. */
export function activityView( facts: ActivityFacts ): ActivityView {
	if ( ! facts.isManager ) {
		return { kind: 'hidden' };
	}
	if ( facts.siteStatus !== 'connected' ) {
		return { kind: facts.siteStatus };
	}
	const activity = readPart( facts.activity );
	if ( activity.kind !== 'known' ) {
		return { kind: activity.kind };
	}
	return activity.data.length > 0
		? { kind: 'events', events: activity.data.slice( 0, SHOWN_EVENTS ) }
		: { kind: 'empty' };
}
