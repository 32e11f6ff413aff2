import { bundleView } from './bundle-view';
import type { BundleInput, BundleView } from './bundle-view';

const TABLE: readonly [ string, BundleInput, BundleView ][] = [
	[
		'A197: upgrade for a connected owner',
		{ isManager: true, offer: 'upgrade' },
		{ kind: 'offer', offer: 'upgrade' },
	],
	[
		'A198: connect without one',
		{ isManager: true, offer: 'connect' },
		{ kind: 'offer', offer: 'connect' },
	],
	[
		'nothing where the site has it, or where nothing is offered',
		{ isManager: true, offer: 'none' },
		{ kind: 'hidden' },
	],
	[
		'nothing for who doesn’t manage the site',
		{ isManager: false, offer: 'upgrade' },
		{ kind: 'hidden' },
	],
];

it.each( TABLE )( 'the security bundle: %s', ( _title, input, expected ) => {
	expect( bundleView( input ) ).toEqual( expected );
} );
