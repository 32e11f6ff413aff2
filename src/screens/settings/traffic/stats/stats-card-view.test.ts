import { statsCardView } from './stats-card-view';

it.each( [
	[ 'on', true, { kind: 'ready' }, 'settings' ],
	[ 'on, while something is saved', true, { kind: 'saving' }, 'settings' ],
	[ 'on and offline', true, { kind: 'offline' }, 'settings' ],
	[ 'off', false, { kind: 'ready' }, 'activate' ],
	[
		'off, without a connection',
		false,
		{ kind: 'site-not-connected' },
		'activate',
	],
	[
		'off and overridden',
		false,
		{ kind: 'overridden', to: 'inactive' },
		'activate',
	],
	[ 'off and offline', false, { kind: 'offline' }, 'offline' ],
] as const )(
	'B303 B304: statistics that are %s',
	( _name, isActive, switchView, kind ) => {
		expect( statsCardView( isActive, switchView ) ).toEqual( { kind } );
	}
);
