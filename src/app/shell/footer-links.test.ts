import { getFooterItems } from './footer-links';
import type { FooterInput } from './footer-links';

const ADMIN_PAGES = [
	'jetpack_about',
	'jetpack_modules',
	'jetpack-debugger',
	'jetpack-search',
	'stats',
	'vaultpress',
	'widgets',
	'update-core',
];

const without = ( page: string ) =>
	ADMIN_PAGES.filter( ( slug ) => slug !== page );

const MANAGER: FooterInput = {
	siteStatus: 'connected',
	isManager: true,
	canManageOptions: true,
	canViewStats: true,
	isDevVersion: true,
	adminUrl: 'http://site.test/wp-admin/',
	adminPages: ADMIN_PAGES,
};

const hrefOf = ( label: string, input: Partial< FooterInput > = {} ) => {
	const item = getFooterItems( { ...MANAGER, ...input } ).find(
		( one ) => one.kind === 'link' && one.label() === label
	);
	return item?.kind === 'link' ? item.href : undefined;
};

const has = ( kind: string, input: Partial< FooterInput > = {} ) =>
	getFooterItems( { ...MANAGER, ...input } ).some(
		( item ) => item.kind === kind
	);

it.each( [
	[ 'A201', 'Paid', '#/plans' ],
	[ 'A202', 'Privacy', '#/privacy' ],
	[
		'A203',
		'VaultPress',
		'http://site.test/wp-admin/admin.php?page=vaultpress',
	],
	[
		'A204',
		'About',
		'http://site.test/wp-admin/admin.php?page=jetpack_about',
	],
	[
		'A205',
		'Search',
		'http://site.test/wp-admin/admin.php?page=jetpack-search',
	],
	[
		'A206',
		'Modules',
		'http://site.test/wp-admin/admin.php?page=jetpack_modules',
	],
	[
		'A207',
		'Debug',
		'http://site.test/wp-admin/admin.php?page=jetpack-debugger',
	],
	[ 'A208', 'Stats', 'http://site.test/wp-admin/admin.php?page=stats' ],
	[
		'A209',
		'Widgets',
		'http://site.test/wp-admin/customize.php?autofocus[panel]=widgets',
	],
	[ 'A210', 'Updates', 'http://site.test/wp-admin/update-core.php' ],
] )( '%s: %s links to %s', ( _row, label, href ) => {
	expect( hrefOf( label ) ).toBe( href );
} );

it.each( [
	[
		'A211',
		'Modules',
		'without a site connection',
		{ siteStatus: 'not-connected' },
	],
	[ 'A211', 'Modules', 'offline', { siteStatus: 'offline' } ],
	[
		'A211',
		'Modules',
		'without manage options',
		{ canManageOptions: false },
	],
	[ 'A212', 'Debug', 'without manage options', { canManageOptions: false } ],
	[
		'A203',
		'VaultPress',
		'while that plugin is not active',
		{ adminPages: without( 'vaultpress' ) },
	],
	[ 'A201', 'Paid', 'in local mode', { siteStatus: 'local' } ],
	[
		'A201',
		'Paid',
		'before the site is connected',
		{ siteStatus: 'not-connected' },
	],
	[
		'A208',
		'Stats',
		'to those who may not view them',
		{ canViewStats: false },
	],
] satisfies [ string, string, string, Partial< FooterInput > ][] )(
	'%s: %s does not show %s',
	( _row, label, _when, input ) => {
		expect( hrefOf( label, input ) ).toBeUndefined();
	}
);

it( 'Reset is shown in development versions to users who manage options (A213)', () => {
	expect( has( 'reset' ) ).toBe( true );
	expect( has( 'reset', { isDevVersion: false } ) ).toBe( false );
	expect( has( 'reset', { canManageOptions: false } ) ).toBe( false );
} );

it( 'Dev Tools shows in development versions only (A214)', () => {
	expect( has( 'dev-tools' ) ).toBe( true );
	expect( has( 'dev-tools', { isDevVersion: false } ) ).toBe( false );
} );

it.each( [
	[ 'About', 'jetpack_about' ],
	[ 'Search', 'jetpack-search' ],
	[ 'Modules', 'jetpack_modules' ],
	[ 'Debug', 'jetpack-debugger' ],
	[ 'Stats', 'stats' ],
	[ 'Widgets', 'widgets' ],
	[ 'Updates', 'update-core' ],
] )( '%s has no link where that page can’t be opened', ( label, page ) => {
	expect( hrefOf( label, { adminPages: without( page ) } ) ).toBeUndefined();
} );
