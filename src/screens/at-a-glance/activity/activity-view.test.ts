import type { ActivityEvent } from '../../../api/parts/small-parts';
import { FAILED, LOADING, ready, stale } from '../../shared/part.fixture';
import { activityView } from './activity-view';
import type { ActivityInput, ActivityView } from './activity-view';

function event( id: number ): ActivityEvent {
	return {
		id: String( id ),
		summary: `Event ${ id }`,
		actor: 'marta',
		published: new Date( '2026-11-20T10:00:00Z' ),
	};
}

const SIX = [ 1, 2, 3, 4, 5, 6 ].map( event );
const FIVE = SIX.slice( 0, 5 );

const CONNECTED: ActivityInput = {
	isManager: true,
	siteStatus: 'connected',
	prefersOwn: false,
	activity: ready( FIVE ),
};

const TABLE: readonly [ string, Partial< ActivityInput >, ActivityView ][] = [
	[
		'C009: hidden for who doesn’t manage the site',
		{ isManager: false },
		{ kind: 'hidden' },
	],
	...( [ 'local', 'offline' ] as const ).flatMap(
		(
			siteStatus
		): [ string, Partial< ActivityInput >, ActivityView ][] => [
			[
				`lists the site’s own events (${ siteStatus })`,
				{ siteStatus },
				{ kind: 'events', events: FIVE, log: 'site' },
			],
			[
				`loads the site’s own events (${ siteStatus })`,
				{ siteStatus, activity: LOADING },
				{ kind: 'loading', log: 'site' },
			],
		]
	),
	[
		'lists the site’s own events on a connected site, if the owner wants that',
		{ prefersOwn: true },
		{ kind: 'events', events: FIVE, log: 'site' },
	],
	[
		'B487: asks to connect before the site is connected',
		{ siteStatus: 'not-connected', activity: LOADING },
		{ kind: 'not-connected' },
	],
	[ 'loads', { activity: LOADING }, { kind: 'loading', log: 'service' } ],
	[
		'says when it could not be loaded',
		{ activity: FAILED },
		{ kind: 'failed' },
	],
	[
		'says when nothing has happened',
		{ activity: ready( [] ) },
		{ kind: 'empty', log: 'service' },
	],
	[
		'A096: lists the last events',
		{},
		{ kind: 'events', events: FIVE, log: 'service' },
	],
	[
		'A096: five at most',
		{ activity: ready( SIX ) },
		{ kind: 'events', events: FIVE, log: 'service' },
	],
	[
		'shows old events when they could not be refreshed',
		{ activity: stale( FIVE ) },
		{ kind: 'events', events: FIVE, log: 'service' },
	],
];

describe( 'the Activity card', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( activityView( { ...CONNECTED, ...input } ) ).toEqual(
			expected
		);
	} );
} );
