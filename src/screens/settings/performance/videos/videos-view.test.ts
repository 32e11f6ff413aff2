import { videosView } from './videos-view';
import type { VideosInput, VideosView } from './videos-view';

const INPUT: VideosInput = {
	siteStatus: 'connected',
	hasConnectedOwner: true,
	hasStorage: true,
	offer: 'none',
};

const ROWS: [ string, Partial< VideosInput >, VideosView ][] = [
	[
		'B201 with a connected owner',
		{},
		{ kind: 'toggles', isOffered: false },
	],
	[
		'B201 without one, no toggles',
		{ hasConnectedOwner: false },
		{ kind: 'no-owner', canConnect: false },
	],
	[
		'without one, who can connect is asked to',
		{ hasConnectedOwner: false, offer: 'connect' },
		{ kind: 'no-owner', canConnect: true },
	],
	[
		'not connected at all',
		{ siteStatus: 'not-connected', hasConnectedOwner: false },
		{ kind: 'no-owner', canConnect: false },
	],
	[
		'offline, an owner is still an owner',
		{ siteStatus: 'offline' },
		{ kind: 'toggles', isOffered: false },
	],
	[
		'in local mode there is nobody to connect to',
		{ siteStatus: 'local', hasConnectedOwner: false },
		{ kind: 'toggles', isOffered: false },
	],
	[
		'C270 without the storage, it is offered',
		{ hasStorage: false, offer: 'upgrade' },
		{ kind: 'toggles', isOffered: true },
	],
	[
		'C270 who has the storage is offered none',
		{ offer: 'upgrade' },
		{ kind: 'toggles', isOffered: false },
	],
];

it.each( ROWS )( 'video hosting: %s', ( _title, input, expected ) => {
	expect( videosView( { ...INPUT, ...input } ) ).toEqual( expected );
} );
