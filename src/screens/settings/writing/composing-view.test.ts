import { composingView } from './composing-view';
import type { ComposingFacts, ComposingView } from './composing-view';

type Row = readonly [
	title: string,
	facts: ComposingFacts,
	view: ComposingView,
];

const TABLE: readonly Row[] = [
	[
		'gives managers its switches, on or off',
		{ isManager: true, toolNames: [] },
		{ kind: 'switches' },
	],
	[
		'lists for others what is on (decision 47)',
		{ isManager: false, toolNames: [ 'Markdown', 'Copy post' ] },
		{ kind: 'tools', names: [ 'Markdown', 'Copy post' ] },
	],
	[
		'tells others when nothing is (B212)',
		{ isManager: false, toolNames: [] },
		{ kind: 'no-tools' },
	],
];

describe( 'composing', () => {
	it.each( TABLE )( '%s', ( _title, facts, view ) => {
		expect( composingView( facts ) ).toEqual( view );
	} );
} );
