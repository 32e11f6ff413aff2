import { findActiveSection } from './sections';
import type { SettingsInput } from './settings-section';

/** A user who can publish, on a site with both modules. */
const AUTHOR: SettingsInput = {
	isManager: false,
	canEditPosts: true,
	canPublishPosts: true,
	isLinked: true,
	hasConnectedOwner: true,
	isOffline: false,
	isLocal: false,
	antispamPlugin: { description: '', url: '' },
	found: [ 'publicize', 'post-by-email' ],
	active: [],
	disabled: [],
	settings: {},
};
const MANAGER: SettingsInput = { ...AUTHOR, isManager: true };
const activeOn = ( slug: string, active: readonly string[], input = AUTHOR ) =>
	findActiveSection( slug, { ...input, active } )?.slug;

describe( 'the sections of users who can write posts', () => {
	it( 'B141 Sharing is active on /sharing', () => {
		expect( activeOn( 'sharing', [] ) ).toBe( 'sharing' );
		expect( activeOn( 'sharing', [], MANAGER ) ).toBe( 'sharing' );
	} );

	it( 'B142 Sharing is active on /settings while publicize is on, and not for managers', () => {
		const both = [ 'publicize', 'post-by-email' ];
		expect( activeOn( 'settings', [ 'publicize' ] ) ).toBe( 'sharing' );
		expect( activeOn( 'settings', both ) ).toBe( 'sharing' );
		expect( activeOn( 'settings', both, MANAGER ) ).toBe( 'security' );
	} );

	it( 'B143 Writing is active there while post by email is on and publicize is not', () => {
		expect( activeOn( 'settings', [ 'post-by-email' ] ) ).toBe( 'writing' );
		expect( activeOn( 'settings', [] ) ).toBeUndefined();
		expect( activeOn( 'settings', [ 'post-by-email' ], MANAGER ) ).toBe(
			'security'
		);
	} );
} );
