import { getRewindBadge, getScanBadge } from './status-badges';

it.each( [
	[ 'C214', 'provisioning', { status: 'info', text: 'Setting up' } ],
	[
		'C215',
		'awaiting_credentials',
		{ status: 'warning', text: 'Action needed' },
	],
	[ 'C216', 'active', { status: 'success', text: 'Connected' } ],
	[ 'no badge', 'unavailable', null ],
	[ 'no badge', 'inactive', null ],
	[ 'no badge', '', null ],
] )( '%s: backups that are %s', ( _row, state, badge ) => {
	expect( getRewindBadge( state ) ).toEqual( badge );
} );

const SECURE = { status: 'success', text: 'Secure' };
const ACTION_NEEDED = { status: 'warning', text: 'Action needed' };

it.each( [
	[ 'C217', 'dashboard', 1, true, { status: 'error', text: 'See threats' } ],
	[ 'C217', 'my-plan', 1, true, { status: 'error', text: '1 Threat(s)' } ],
	[ 'C217', 'my-plan', 17, true, { status: 'error', text: '17 Threat(s)' } ],
	[ 'C218', 'dashboard', 0, true, SECURE ],
	[ 'C218', 'my-plan', 0, true, SECURE ],
	[ 'C219', 'dashboard', 0, false, ACTION_NEEDED ],
	[ 'C219', 'dashboard', 3, false, ACTION_NEEDED ],
	[ 'C219', 'my-plan', 3, false, ACTION_NEEDED ],
] as const )(
	'%s: on %s, %d threats, credentials %s',
	( _row, place, threatCount, hasCredentials, badge ) => {
		expect(
			getScanBadge( { threatCount, hasCredentials }, place )
		).toEqual( badge );
	}
);
