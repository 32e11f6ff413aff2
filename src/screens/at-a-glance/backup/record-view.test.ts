import { recordView } from './record-view';
import type { RecordInput, RecordView } from './record-view';

const counts = { posts: 21, plugins: 4, comments: 300 };

const TABLE: readonly [ string, RecordInput, RecordView ][] = [
	[
		'A125 A234: counts of posts, plugins and comments',
		{ counts, isPopupDismissed: true },
		{ kind: 'counts', counts, hasPopup: false },
	],
	[
		'A126 A411: a popup from 21 posts on',
		{ counts, isPopupDismissed: false },
		{ kind: 'counts', counts, hasPopup: true },
	],
	[
		'A126 A411: no popup for 20',
		{ counts: { ...counts, posts: 20 }, isPopupDismissed: false },
		{
			kind: 'counts',
			counts: { ...counts, posts: 20 },
			hasPopup: false,
		},
	],
	[
		'A126: neither while the numbers load',
		{ counts: null, isPopupDismissed: false },
		{ kind: 'none' },
	],
];

describe( 'the backup record bar', () => {
	it.each( TABLE )( '%s', ( _title, input, expected ) => {
		expect( recordView( input ) ).toEqual( expected );
	} );
} );
