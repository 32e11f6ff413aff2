import { currentAddressView } from './current-address-view';
import type {
	CurrentAddressInput,
	CurrentAddressView,
} from './current-address-view';

const READY: CurrentAddressInput = {
	currentIp: '192.0.2.7',
	isProtectActive: true,
	isOffline: false,
	isListed: false,
	isSaving: false,
};

const TABLE: readonly [
	string,
	Partial< CurrentAddressInput >,
	CurrentAddressView[ 'kind' ],
][] = [
	[ 'is ready', {}, 'ready' ],
	[
		'is not there when the address is unknown',
		{ currentIp: '' },
		'unknown',
	],
	[
		'is disabled when protect is off (B178)',
		{ isProtectActive: false },
		'protect-off',
	],
	[
		'is disabled when the site is offline (B179)',
		{ isOffline: true },
		'offline',
	],
	[
		'is disabled when the current IP is in the list (B180)',
		{ isListed: true },
		'listed',
	],
	[ 'is disabled while saving (B181)', { isSaving: true }, 'saving' ],
	[
		'says that it saves rather than that it is listed, while adding',
		{ isSaving: true, isListed: true },
		'saving',
	],
];

describe( 'Add to Always Allowed list', () => {
	it.each( TABLE )( '%s', ( _title, input, kind ) => {
		expect( currentAddressView( { ...READY, ...input } ) ).toEqual( {
			kind,
		} );
	} );
} );
