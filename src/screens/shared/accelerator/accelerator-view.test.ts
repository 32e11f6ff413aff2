import { acceleratorPatch, acceleratorView } from './accelerator-view';
import type { AcceleratorModule, AcceleratorView } from './accelerator-view';

type View = AcceleratorModule[ 'view' ];

const READY: View = { kind: 'ready' };
const FORCED_ON: View = { kind: 'overridden', to: 'active' };
const FORCED_OFF: View = { kind: 'overridden', to: 'inactive' };
const OFFLINE: View = { kind: 'offline' };
const UNAVAILABLE: View = { kind: 'unavailable', reason: 'Not yet.' };

function site(
	photon: readonly [ View, boolean ],
	files: readonly [ View, boolean ],
	galleries: readonly [ View, boolean ]
): readonly AcceleratorModule[] {
	return [
		{ slug: 'photon', view: photon[ 0 ], isOn: photon[ 1 ] },
		{ slug: 'photon-cdn', view: files[ 0 ], isOn: files[ 1 ] },
		{ slug: 'tiled-gallery', view: galleries[ 0 ], isOn: galleries[ 1 ] },
	];
}

const ALL = [ 'photon', 'photon-cdn', 'tiled-gallery' ];
const OFF = [ READY, false ] as const;
const ON = [ READY, true ] as const;

const ROWS: [ string, readonly AcceleratorModule[], AcceleratorView ][] = [
	[
		'B192 it turns all three together',
		site( OFF, OFF, OFF ),
		{ isOn: false, turns: ALL, blockedBy: null },
	],
	[
		'it is on when one of them accelerates',
		site( OFF, ON, OFF ),
		{ isOn: true, turns: ALL, blockedBy: null },
	],
	[
		'galleries alone accelerate nothing',
		site( OFF, OFF, ON ),
		{ isOn: false, turns: ALL, blockedBy: null },
	],
	[
		'B193 what is forced on is left out',
		site( [ FORCED_ON, true ], OFF, OFF ),
		{
			isOn: false,
			turns: [ 'photon-cdn', 'tiled-gallery' ],
			blockedBy: null,
		},
	],
	[
		'B193 what is forced off is left out',
		site( ON, [ FORCED_OFF, false ], [ FORCED_OFF, false ] ),
		{ isOn: true, turns: [ 'photon' ], blockedBy: null },
	],
	[
		'B193 with everything forced, it can’t be turned',
		site( [ FORCED_ON, true ], [ FORCED_OFF, false ], ON ),
		{ isOn: true, turns: [ 'tiled-gallery' ], blockedBy: 'photon' },
	],
	[
		'offline, it turns what needs no connection',
		site( [ OFFLINE, true ], OFF, OFF ),
		{
			isOn: false,
			turns: [ 'photon-cdn', 'tiled-gallery' ],
			blockedBy: null,
		},
	],
	[
		'what this version can’t do is left out',
		site( OFF, [ UNAVAILABLE, false ], OFF ),
		{ isOn: false, turns: [ 'photon', 'tiled-gallery' ], blockedBy: null },
	],
	[
		'the site has files alone',
		site( OFF, OFF, OFF ).slice( 1, 2 ),
		{ isOn: false, turns: [ 'photon-cdn' ], blockedBy: null },
	],
	[
		'while something is saved, it stands as it is',
		site( [ { kind: 'saving' }, true ], ON, ON ),
		{ isOn: true, turns: ALL, blockedBy: null },
	],
];

it.each( ROWS )( 'the site accelerator: %s', ( _title, modules, expected ) => {
	expect( acceleratorView( modules ) ).toEqual( expected );
} );

it( 'B192 C253 the galleries’ option is saved with their module', () => {
	const all = acceleratorView( site( OFF, OFF, OFF ) );
	expect( acceleratorPatch( all, true ) ).toEqual( {
		photon: true,
		'photon-cdn': true,
		'tiled-gallery': true,
		tiled_galleries: true,
	} );
	const some = acceleratorView( site( ON, ON, [ FORCED_ON, true ] ) );
	expect( acceleratorPatch( some, false ) ).toEqual( {
		photon: false,
		'photon-cdn': false,
	} );
} );
