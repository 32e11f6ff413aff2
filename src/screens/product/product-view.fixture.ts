import type { CatalogProduct } from '../../api/product-catalog';
import { productView } from './product-view';
import type { ProductInput } from './product-view';

/** For tests: a product of the catalog. */
export const described = (
	slug: string,
	includedInPlans: readonly string[] = []
): CatalogProduct => ( {
	slug,
	title: slug,
	description: 'What it is.',
	features: [ 'One', 'Two' ],
	includedInPlans,
	showPromotion: true,
	discountPercent: 50,
} );

/** For tests: a product with a price per year. */
export const priced = ( slug: string, cost = 120, isAvailable = true ) => ( {
	slug,
	cost,
	currency: 'USD',
	isAvailable,
} );

export const BACKUP = 'jetpack_backup_t1_yearly';
export const SECURITY = 'jetpack_security_t1_yearly';

/** For tests: a free site that can buy Backup and more. */
const INPUT: ProductInput = {
	key: 'backup',
	siteStatus: 'connected',
	knowledge: 'known',
	catalog: {
		backup: described( BACKUP, [ 'security' ] ),
		security: described( SECURITY ),
		search: described( 'jetpack_search' ),
	},
	products: {
		kind: 'known',
		data: {
			[ BACKUP ]: priced( BACKUP ),
			[ SECURITY ]: priced( SECURITY, 240 ),
			jetpack_search: priced( 'jetpack_search', 100 ),
		},
	},
	offers: {
		kind: 'known',
		data: [ { productSlug: BACKUP, originalPrice: 120, rawPrice: 60 } ],
	},
	isHeld: false,
	isSecurityHeld: false,
	getUpgradeUrl: ( slug ) => `https://account.test/${ slug }`,
};

/** For tests: the view of INPUT with changes. */
export const view = ( input: Partial< ProductInput > ) =>
	productView( { ...INPUT, ...input } );

/** For tests: the cards of that view. */
export function cardsOf( input: Partial< ProductInput > ) {
	const found = view( input );
	return found.kind === 'offer' ? found.cards : [];
}
