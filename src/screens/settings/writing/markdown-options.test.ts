import {
	isMarkdownOn,
	readMarkdown,
	toMarkdownPatch,
} from './markdown-options';
import type { MarkdownInput, MarkdownPlace } from './markdown-options';

const POSTS = 'wpcom_publish_posts_with_markdown';
const COMMENTS = 'wpcom_publish_comments_with_markdown';
const ON: MarkdownInput = { isActive: true, inPosts: true, inComments: true };

type Row = readonly [
	title: string,
	place: MarkdownPlace,
	isOn: boolean,
	input: Partial< MarkdownInput >,
	patch: Readonly< Record< string, boolean > >,
];

const PATCHES: readonly Row[] = [
	[
		'on for posts sets the posts option (B223)',
		'posts',
		true,
		{ inPosts: false },
		{ [ POSTS ]: true },
	],
	[
		'off for posts forces comments on (B224)',
		'posts',
		false,
		{ inComments: false },
		{ [ POSTS ]: false, [ COMMENTS ]: true },
	],
	[
		'off for posts keeps the module, comments or not',
		'posts',
		false,
		{},
		{ [ POSTS ]: false, [ COMMENTS ]: true },
	],
	[
		'on for comments sets the comments option',
		'comments',
		true,
		{ inComments: false },
		{ [ COMMENTS ]: true },
	],
	[
		'off for comments keeps the module while posts are on',
		'comments',
		false,
		{},
		{ [ COMMENTS ]: false },
	],
	[
		'off for comments while posts are off switches the module off',
		'comments',
		false,
		{ inPosts: false },
		{ [ COMMENTS ]: false, markdown: false },
	],
	[
		'on for posts switches the module on, and nothing on for comments',
		'posts',
		true,
		{ isActive: false },
		{ markdown: true, [ POSTS ]: true, [ COMMENTS ]: false },
	],
	[
		'on for comments switches the module on, and nothing on for posts',
		'comments',
		true,
		{ isActive: false },
		{ markdown: true, [ POSTS ]: false, [ COMMENTS ]: true },
	],
];

describe( 'Markdown', () => {
	it.each( PATCHES )( '%s', ( _title, place, isOn, input, patch ) => {
		expect( toMarkdownPatch( place, isOn, { ...ON, ...input } ) ).toEqual(
			patch
		);
	} );

	it.each< [ MarkdownPlace, Partial< MarkdownInput >, boolean ] >( [
		[ 'posts', {}, true ],
		[ 'posts', { inPosts: false }, false ],
		[ 'posts', { isActive: false }, false ],
		[ 'comments', {}, true ],
		[ 'comments', { inComments: false }, false ],
		[ 'comments', { isActive: false }, false ],
	] )( 'for %s with %o is on: %s', ( place, input, isOn ) => {
		expect( isMarkdownOn( place, { ...ON, ...input } ) ).toBe( isOn );
	} );

	it( 'takes what the server doesn’t keep for off', () => {
		expect( readMarkdown( true, { [ POSTS ]: true } ) ).toEqual( {
			...ON,
			inComments: false,
		} );
	} );
} );
