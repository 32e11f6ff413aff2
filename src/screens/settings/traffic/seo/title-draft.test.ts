import {
	readTitleFormats,
	writeTitleFormats,
} from '../../../../lib/title-formats';
import { fillTitle, toTitleText, writeTitle } from './title-draft';

const STORED = {
	front_page: [ { type: 'token', value: 'site_name' } ],
	posts: [
		{ type: 'string', value: 'a' },
		{ type: 'string', value: 'b' },
	],
	pages: '',
	groups: [],
	archives: [],
};

it( 'B356 B357: the structures are read by page type, each a list of pieces', () => {
	expect( readTitleFormats( STORED ) ).toEqual( { ...STORED, pages: [] } );
	expect( Object.keys( readTitleFormats( [] ) ) ).toEqual( [
		'front_page',
		'posts',
		'pages',
		'groups',
		'archives',
	] );
	expect(
		readTitleFormats( {
			posts: [ { type: 'odd', value: 'a' }, 'b', { type: 'token' } ],
		} ).posts
	).toEqual( [] );
	expect( writeTitleFormats( readTitleFormats( STORED ) ) ).toEqual( {
		...STORED,
		pages: [],
	} );
} );

describe( 'writing a structure', () => {
	const stored = readTitleFormats( STORED );

	it( 'changes that page type alone', () => {
		const draft = writeTitle( stored, stored, 'pages', '[page_title]!' );
		expect( draft ).toEqual( {
			...stored,
			pages: [
				{ type: 'token', value: 'page_title' },
				{ type: 'string', value: '!' },
			],
		} );
	} );

	it( 'B286: gives back the very pieces that are stored when it reads as they do', () => {
		const draft = writeTitle( stored, stored, 'posts', 'abc' );
		expect( draft.posts ).toEqual( [ { type: 'string', value: 'abc' } ] );
		expect( writeTitle( draft, stored, 'posts', 'ab' ) ).toEqual( stored );
	} );
} );

describe( 'a structure filled in', () => {
	const pieces = readTitleFormats( {
		posts: [
			{ type: 'token', value: 'post_title' },
			{ type: 'string', value: '  – ' },
			{ type: 'token', value: 'site_name' },
			{ type: 'token', value: 'tagline' },
		],
	} ).posts;
	const parts = fillTitle( pieces, {
		site_name: 'The Slow Road',
		tagline: '',
	} );

	it( 'marks the tokens, and names what differs from page to page', () => {
		expect( parts ).toEqual( [
			{ text: 'Post title', isToken: true },
			{ text: '  – ', isToken: false },
			{ text: 'The Slow Road', isToken: true },
			{ text: '', isToken: true },
		] );
	} );

	it( 'is a title without runs of blanks', () => {
		expect( toTitleText( parts ) ).toBe( 'Post title – The Slow Road' );
	} );
} );
