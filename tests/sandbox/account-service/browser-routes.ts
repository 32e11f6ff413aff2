import { findProduct } from './catalog';
import type { Product } from './catalog';
import { readForm, sendPage, seeOther } from './http';
import type { Call } from './http';
import { issueLicense } from './licenses';
import {
	checkoutPage,
	licensesPage,
	purchasesPage,
} from './pages/checkout-page';
import { errorPage, escapeHtml, page } from './pages/layout';
import { couponLogo, redeemableCoupon } from './partner-coupons';
import { changePurchase, grant, isPurchaseChange } from './purchasing';
import { destinationOf } from './redirect-sources';
import { returnAddress } from './return-address';
import type { Route } from './router';
import type { Store } from './store';

function notFound( { response }: Call, message: string ): void {
	sendPage( response, errorPage( message, 'not_found' ), 404 );
}

/** Coupon discount on a product's first year, in percent. */
function couponDiscount(
	{ state }: Store,
	coupon: string,
	{ product_slug }: Product
): number {
	if ( redeemableCoupon( state, coupon, product_slug ) ) {
		return 100;
	}
	const { discount } = state.site;
	return discount?.code === coupon &&
		! discount.is_used &&
		Date.parse( discount.expiry_date ) > Date.now()
		? discount.discount
		: 0;
}

function checkout( store: Store, call: Call ): void {
	const { searchParams } = call.url;
	const product = findProduct( searchParams.get( 'path' ) ?? '' );
	if ( ! product || product.cost === 0 ) {
		notFound( call, 'Nothing with this name is for sale.' );
		return;
	}
	// `query` holds the parameters that the dashboard adds to the checkout URL.
	const query = new URLSearchParams( searchParams.get( 'query' ) ?? '' );
	const of = ( name: string ) =>
		query.get( name ) ?? searchParams.get( name );
	const coupon = of( 'coupon' ) ?? '';
	sendPage(
		call.response,
		checkoutPage( {
			product,
			site: searchParams.get( 'site' ) ?? '',
			coupon,
			discount: couponDiscount( store, coupon, product ),
			currency: store.state.currency,
			redirectTo: returnAddress( store, of( 'redirect_to' ) ),
		} )
	);
}

function redeem( store: Store, coupon: string, product: Product ): void {
	const { state } = store;
	const partnerCoupon = redeemableCoupon(
		state,
		coupon,
		product.product_slug
	);
	if ( partnerCoupon ) {
		partnerCoupon.is_used = true;
	} else if (
		state.site.discount &&
		couponDiscount( store, coupon, product ) > 0
	) {
		state.site.discount.is_used = true;
	}
}

async function buy( store: Store, call: Call ): Promise< void > {
	const form = await readForm( call.request );
	const product = findProduct( form.get( 'product' ) ?? '' );
	if ( ! product || product.cost === 0 ) {
		notFound( call, 'Nothing with this name is for sale.' );
		return;
	}
	redeem( store, form.get( 'coupon' ) ?? '', product );
	if ( form.get( 'decision' ) === 'license' ) {
		const { license_key } = issueLicense(
			store.state,
			product.product_slug
		);
		store.save();
		sendPage(
			call.response,
			page(
				'Thank you',
				`<p>Your license key for ${ escapeHtml(
					product.product_name
				) }: <code>${ escapeHtml( license_key ) }</code></p>`
			)
		);
		return;
	}
	grant( store.state.site, product.product_slug );
	store.save();
	const back = returnAddress( store, form.get( 'redirect_to' ) );
	if ( back !== null ) {
		seeOther( call.response, back );
		return;
	}
	sendPage(
		call.response,
		page(
			'Thank you',
			`<p>${ escapeHtml( product.product_name ) } is yours.</p>`
		)
	);
}

/** Renews, cancels or refunds a purchase, and redirects to the list. */
async function change( store: Store, call: Call ): Promise< void > {
	const form = await readForm( call.request );
	const what = form.get( 'change' );
	if (
		! isPurchaseChange( what ) ||
		what === 'expire' ||
		! changePurchase( store.state, form.get( 'id' ) ?? '', what )
	) {
		notFound( call, 'This purchase can’t be changed this way.' );
		return;
	}
	store.save();
	seeOther( call.response, '/redirect?source=jetpack-purchases' );
}

function redirect( store: Store, call: Call ): void {
	const { searchParams } = call.url;
	const source = searchParams.get( 'source' ) ?? '';
	const destination = destinationOf( source );
	switch ( destination?.kind ) {
		case undefined:
			notFound( call, `No link is called “${ source }”.` );
			return;
		case 'checkout':
			checkout( store, call );
			return;
		case 'licenses':
			sendPage( call.response, licensesPage( store.state.licenses ) );
			return;
		case 'purchases':
			sendPage(
				call.response,
				purchasesPage( store.state.site.purchases )
			);
			return;
		case 'page': {
			const rows = [ ...searchParams ]
				.map(
					( [ name, value ] ) =>
						`<tr><th scope="row">${ escapeHtml(
							name
						) }</th><td>${ escapeHtml( value ) }</td></tr>`
				)
				.join( '' );
			sendPage(
				call.response,
				page(
					destination.title,
					`<p>The provider’s page opens here. It was called with:</p><table><tbody>${ rows }</tbody></table>`
				)
			);
		}
	}
}

/** A round avatar with the account's initial. */
function avatar( store: Store, call: Call ): void {
	const sub = ( call.params[ 'file' ] ?? '' ).replace( /\.svg$/, '' );
	const account = store.state.accounts.find(
		( candidate ) => candidate.sub === sub
	);
	if ( ! account ) {
		notFound( call, 'Nobody has this picture.' );
		return;
	}
	const initial = escapeHtml(
		account.preferred_username.slice( 0, 1 ).toUpperCase()
	);
	call.response
		.writeHead( 200, { 'Content-Type': 'image/svg+xml' } )
		.end(
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#135e96"/><text x="48" y="64" fill="#fff" font-family="sans-serif" font-size="48" text-anchor="middle">${ initial }</text></svg>`
		);
}

export function browserRoutes( store: Store ): Route[] {
	return [
		{
			method: 'GET',
			path: '/redirect',
			handle: ( call ) => redirect( store, call ),
		},
		{
			method: 'POST',
			path: '/checkout',
			handle: ( call ) => buy( store, call ),
		},
		{
			method: 'POST',
			path: '/purchases',
			handle: ( call ) => change( store, call ),
		},
		{
			method: 'GET',
			path: '/partners/{file}',
			handle: ( { params, response } ) => {
				response
					.writeHead( 200, { 'Content-Type': 'image/svg+xml' } )
					.end(
						couponLogo(
							( params[ 'file' ] ?? '' ).replace( /\.svg$/, '' )
						)
					);
			},
		},
		{
			method: 'GET',
			path: '/avatars/{file}',
			handle: ( call ) => avatar( store, call ),
		},
	];
}
