import { __ } from '@wordpress/i18n';
import { isDevelopment } from '../../../lib/is-development';
import {
	canManageModules,
	getSiteStatus,
} from '../../../state/connection/selectors';
import { getSetting } from '../../../state/settings/selectors';
import { getPart } from '../../../state/site/parts-selectors';
import type { RootState } from '../../../state/store';
import type { ActivityEvent } from '../../../api/parts/small-parts';
import type { SiteStatus } from '../../../state/connection/selectors';
import type { PartState } from '../../../state/site/types';
import { readPart } from '../../shared/part-result';
import { defineCard } from '../define-card';

export interface ActivityInput {
	readonly isManager: boolean;
	readonly siteStatus: SiteStatus;
	/** Whether the owner wants the site's own log on a connected site, too. */
	readonly prefersOwn: boolean;
	readonly activity: PartState< readonly ActivityEvent[] >;
}

/** Where all events are listed. */
export type Log = 'site' | 'service';

export type ActivityView =
	| { readonly kind: 'hidden' }
	| { readonly kind: 'not-connected' }
	| { readonly kind: 'loading'; readonly log: Log }
	| { readonly kind: 'failed' }
	| { readonly kind: 'empty'; readonly log: Log }
	| {
			readonly kind: 'events';
			readonly events: readonly ActivityEvent[];
			readonly log: Log;
	  };

/** Maximum number of events shown. */
export const SHOWN_EVENTS = 5;

/** The state of the Activity card. */
export function activityView( input: ActivityInput ): ActivityView {
	if ( ! input.isManager ) {
		return { kind: 'hidden' };
	}
	const { siteStatus } = input;
	if ( siteStatus === 'not-connected' ) {
		return { kind: siteStatus };
	}
	// Without the account service, the events are those of the site's own log.
	const log =
		siteStatus === 'connected' && ! input.prefersOwn ? 'service' : 'site';
	const activity = readPart( input.activity );
	if ( activity.kind === 'failed' ) {
		return { kind: 'failed' };
	}
	if ( activity.kind === 'loading' ) {
		return { kind: 'loading', log };
	}
	const events = activity.data.slice( 0, SHOWN_EVENTS );
	return events.length > 0
		? { kind: 'events', events, log }
		: { kind: 'empty', log };
}

function getActivityInput( state: RootState ): ActivityInput {
	return {
		isManager: canManageModules( state ),
		siteStatus: getSiteStatus( state ),
		prefersOwn: getSetting( state, 'activity_card' ) === 'site',
		activity: getPart( state, 'activity' ),
	};
}

export const activityCard = defineCard( {
	slug: 'activity',
	title: () => __( 'Activity', 'jetpack-dashboard' ),
	icon: 'list',
	parts: [ 'activity' ],
	input: getActivityInput,
	view: activityView,
	samples: isDevelopment && {
		'not-connected': {},
		loading: { log: 'site' },
		failed: {},
		empty: { log: 'site' },
		events: {
			log: 'service',
			events: [
				{
					id: '1',
					summary: 'Post published',
					actor: 'Sample User',
					published: new Date( '2026-04-02T08:30:00Z' ),
				},
			],
		},
	},
} );
