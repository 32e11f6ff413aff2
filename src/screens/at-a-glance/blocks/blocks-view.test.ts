import { blocksView } from './blocks-view';
import type { BlocksInput, BlocksView } from './blocks-view';

const WITH_BLOCKS: BlocksInput = {
	isManager: true,
	isFound: true,
	override: null,
	isDisabled: false,
};

const TABLE: readonly [ string, Partial< BlocksInput >, BlocksView ][] = [
	[ 'A099: in the editor', {}, { kind: 'on' } ],
	[ 'A099: switched off', { isDisabled: true }, { kind: 'off' } ],
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
