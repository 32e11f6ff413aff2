import { blocksView } from './blocks-view';
import type { BlocksInput, BlocksView } from './blocks-view';

const WITH_BLOCKS: BlocksInput = {
	isManager: true,
	isFound: true,
	override: null,
	isAvailable: true,
	unavailableReason: '',
	isDisabled: false,
};

const TABLE: readonly [ string, Partial< BlocksInput >, BlocksView ][] = [
	[ 'A099: in the editor', {}, { kind: 'on' } ],
	[ 'A099: switched off', { isDisabled: true }, { kind: 'off' } ],
	[
		'none in this version: says so',
		{
			isAvailable: false,
			unavailableReason: 'Needs a separate plugin.',
			isDisabled: true,
		},
		{ kind: 'unavailable', reason: 'Needs a separate plugin.' },
	],
	[
		'A301: hidden by an override',
		{ override: 'inactive' },
		{ kind: 'hidden' },
	],
	[ 'A291: for managers only', { isManager: false }, { kind: 'hidden' } ],
	[ 'not on this site', { isFound: false }, { kind: 'hidden' } ],
];

it.each( TABLE )( 'the Blocks card: %s', ( _title, input, expected ) => {
	expect( blocksView( { ...WITH_BLOCKS, ...input } ) ).toEqual( expected );
} );
