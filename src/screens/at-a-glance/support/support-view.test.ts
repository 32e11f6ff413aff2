import { supportView } from './support-view';
import type { SupportInput, SupportView } from './support-view';

const FREE: SupportInput = {
	isManager: true,
	siteStatus: 'connected',
	isInIdentityCrisis: false,
	isPlanKnown: true,
	hasPaidPlan: false,
	isManaged: false,
	hasConnectedOwner: true,
	canConnectUser: true,
	canPurchase: true,
	showsPromotions: true,
	isOfferDismissed: false,
};

const forums = ( offer: 'none' | 'connect' | 'upgrade' ): SupportView => ( {
	kind: 'forums',
	offer,
} );

const TABLE: readonly [ string, Partial< SupportInput >, SupportView ][] = [
	[
		'B468: prioritized with a paid plan, and no Upgrade',
		{ hasPaidPlan: true },
		{ kind: 'prioritized' },
	],
	[
		'B468: so it is without an owner',
		{ hasPaidPlan: true, hasConnectedOwner: false },
		{ kind: 'prioritized' },
	],
	[ 'B469 B470: forums, and Upgrade', {}, forums( 'upgrade' ) ],
	[
		'B469 B471: forums, and Connect without an owner',
		{ hasConnectedOwner: false, canPurchase: false },
		forums( 'connect' ),
	],
	[
		'B469: forums alone until the plan is known',
		{ isPlanKnown: false },
		forums( 'none' ),
	],
	[
		'B469: forums alone for who can do neither',
		{ canPurchase: false },
		forums( 'none' ),
	],
	[
		'B469: forums alone for who can’t connect',
		{ hasConnectedOwner: false, canConnectUser: false },
		forums( 'none' ),
	],
	[
		'B469: forums alone offline',
		{ siteStatus: 'offline' },
		forums( 'none' ),
	],
	[
		'B469: forums alone before the connection',
		{ siteStatus: 'not-connected' },
		forums( 'none' ),
	],
	[
		'B469: forums alone in an identity crisis',
		{ isInIdentityCrisis: true },
		forums( 'none' ),
	],
	[
		'B469: forums alone with promotions off',
		{ showsPromotions: false },
		forums( 'none' ),
	],
	[
		'B469: forums alone once the offer is declined',
		{ isOfferDismissed: true },
		forums( 'none' ),
	],
	[
		'B472: other help on the managed platform',
		{ isManaged: true },
		{ kind: 'managed' },
	],
	[
		'B472: with a paid plan as well',
		{ isManaged: true, hasPaidPlan: true },
		{ kind: 'managed' },
	],
	[ 'none in local mode', { siteStatus: 'local' }, { kind: 'hidden' } ],
	[ 'for managers only', { isManager: false }, { kind: 'hidden' } ],
];

it.each( TABLE )( 'the support card: %s', ( _title, input, expected ) => {
	expect( supportView( { ...FREE, ...input } ) ).toEqual( expected );
} );
