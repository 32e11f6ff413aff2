import { describeChange } from './describe-change';

const NAMES = {
	monitor: 'Downtime Monitoring',
	roles: 'Who can see them',
	tagline: 'Site Tagline',
	stats: 'Site Stats',
};

it.each( [
	[ { monitor: true }, 'Downtime Monitoring: on' ],
	[ { monitor: false }, 'Downtime Monitoring: off' ],
	[ { roles: [ 'editor' ] }, 'Who can see them' ],
	[
		{ tagline: 'A', monitor: true },
		'Site Tagline, Downtime Monitoring: on',
	],
	[
		{ tagline: 'A', roles: [], monitor: true },
		'Site Tagline, Who can see them, and 1 more',
	],
	[
		{ tagline: 'A', roles: [], monitor: true, stats: false },
		'Site Tagline, Who can see them, and 2 more',
	],
	[ { unknown: true }, '' ],
] )( 'describes %j as "%s"', ( patch, text ) => {
	expect( describeChange( patch, NAMES ) ).toBe( text );
} );
