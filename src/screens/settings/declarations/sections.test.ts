import { findActiveSection, SETTINGS_SECTIONS } from './sections';
import type { SettingsInput, SettingsRow } from './settings-section';
import { visibleCards } from './visible-cards';

const MANAGER: SettingsInput = {
	canEditPosts: true,
	canPublishPosts: true,
	isLinked: true,
	hasConnectedOwner: true,
	isOffline: false,
	isLocal: false,
	antispamPlugin: { description: '', url: '' },
	disabled: [],
	settings: {},
	isManager: true,
	found: [ 'protect' ],
	active: [],
};
const EDITOR: SettingsInput = { ...MANAGER, isManager: false };

const cardsOf = ( slug: string, input: SettingsInput ) => {
	const section = findActiveSection( slug, input );
	return section
		? visibleCards( section, input ).map( ( card ) => card.slug )
		: null;
};

describe( 'the Security section', () => {
	it( 'is active on /security (B139)', () => {
		expect( findActiveSection( 'security', MANAGER )?.slug ).toBe(
			'security'
		);
	} );

	it( 'is active on /settings only for managers (B140)', () => {
		expect( findActiveSection( 'settings', MANAGER )?.slug ).toBe(
			'security'
		);
		expect( findActiveSection( 'settings', EDITOR )?.slug ).not.toBe(
			'security'
		);
	} );

	it( 'has a brute force protection card (B149)', () => {
		expect( cardsOf( 'security', MANAGER ) ).toContain( 'protection' );
	} );

	it( 'shows no card of a module that the site lacks', () => {
		expect( cardsOf( 'security', { ...MANAGER, found: [] } ) ).toEqual(
			[]
		);
	} );

	it( 'shows non-managers none of its cards (B144)', () => {
		expect( cardsOf( 'security', EDITOR ) ).toEqual( [] );
	} );
} );

describe( 'the Performance section', () => {
	it( 'has the accelerator, lazy images, search and media (C343, C344)', () => {
		expect(
			cardsOf( 'performance', {
				...MANAGER,
				found: [ 'photon', 'lazy-images', 'search', 'videopress' ],
			} )
		).toEqual( [ 'accelerator', 'lazy-images', 'search', 'media' ] );
	} );
} );

describe( 'the Privacy section', () => {
	it( 'shows to everyone, and on its own route alone', () => {
		expect( cardsOf( 'privacy', MANAGER ) ).toEqual( [ 'tracking' ] );
		expect( cardsOf( 'privacy', EDITOR ) ).toEqual( [ 'tracking' ] );
		expect( findActiveSection( 'settings', MANAGER )?.slug ).not.toBe(
			'privacy'
		);
	} );

	it( 'has the words that a search finds it by (C345)', () => {
		const section = findActiveSection( 'privacy', MANAGER );
		expect( section?.heading() ).toBe( 'Privacy Settings' );
		expect( section?.cards[ 0 ]?.keywords ).toEqual( [
			'privacy',
			'tracks',
			'data',
			'gdpr',
			'tos',
			'terms of service',
		] );
	} );
} );

describe( 'cards', () => {
	const switchedBy = ( rows: readonly SettingsRow[] = [] ): string[] =>
		rows.flatMap( ( row ) =>
			row.kind === 'module' ? [ row.slug, ...switchedBy( row.rows ) ] : []
		);

	it( 'are shown while a module of their rows is available', () => {
		const missing = SETTINGS_SECTIONS.flatMap( ( { cards } ) =>
			cards.flatMap( ( { slug, modules, rows } ) =>
				switchedBy( rows )
					.filter( ( module ) => ! modules.includes( module ) )
					.map( ( module ) => `${ slug }: ${ module }` )
			)
		);
		expect( missing ).toEqual( [] );
	} );
} );
