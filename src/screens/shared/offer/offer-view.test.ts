import { offerView } from './offer-view';
import type { OfferInput, OfferView } from './offer-view';

const OWNED_SITE: OfferInput = {
	siteStatus: 'connected',
	isInIdentityCrisis: false,
	hasConnectedOwner: true,
	canConnectUser: true,
	canPurchase: true,
	showsPromotions: true,
	isSiteLoaded: true,
	override: null,
	isHeld: false,
	isDismissed: false,
};

const UNOWNED = { hasConnectedOwner: false, canPurchase: false };

const TABLE: readonly [ string, Partial< OfferInput >, OfferView ][] = [
	[ 'A199 A298 C010: upgrade with a connected owner', {}, 'upgrade' ],
	[ 'A200 B467 C277: connect without one', UNOWNED, 'connect' ],
	[
		'B463 C273: nothing until the site’s data are loaded',
		{ isSiteLoaded: false },
		'none',
	],
	[
		'B463: no connect prompt either until then',
		{ ...UNOWNED, isSiteLoaded: false },
		'none',
	],
	[ 'B464 C274: nothing offline', { siteStatus: 'offline' }, 'none' ],
	[
		'B465 C275: nothing for what is overridden inactive',
		{ override: 'inactive' },
		'none',
	],
	[
		'an override that switches it on takes no offer away',
		{ override: 'active' },
		'upgrade',
	],
	[
		'B486 C278: no plan for who can’t purchase it',
		{ canPurchase: false },
		'none',
	],
	[
		'nothing in local mode, where there is nothing to connect to',
		{ ...UNOWNED, siteStatus: 'local' },
		'none',
	],
	[
		'nothing before the site is connected: its own screen asks for that',
		{ ...UNOWNED, siteStatus: 'not-connected' },
		'none',
	],
	[
		'no connect prompt for who can’t connect',
		{ ...UNOWNED, canConnectUser: false },
		'none',
	],
	[ 'nothing in an identity crisis', { isInIdentityCrisis: true }, 'none' ],
	[
		'nothing while promotions are switched off',
		{ showsPromotions: false },
		'none',
	],
	[ 'nothing for what the site has', { isHeld: true }, 'none' ],
	[ 'nothing that was declined', { isDismissed: true }, 'none' ],
];

it.each( TABLE )( '%s', ( _title, input, expected ) => {
	expect( offerView( { ...OWNED_SITE, ...input } ) ).toBe( expected );
} );
