import type { Currency } from './currency';

/**
 * The service's customer data; `GET /sandbox/state` returns all of it except
 * secrets.
 */
export interface ServiceState {
	/** The scenario that was loaded last. */
	scenario: string;
	site: SiteState;
	/** License keys of users, for any user. */
	licenses: License[];
	/** Coupons of partners. */
	coupons: PartnerCoupon[];
	/** Currency of all prices. */
	currency: Currency;
	/** Seconds that the service's clock is ahead, for coupons and purchases. */
	clock_offset: number;
	accounts: Account[];
	/** Faults by route: `/v1/sites/{id}/rewind`, `POST /token`, `*`. */
	faults: Record< string, Fault >;
	/** The fault of ID tokens. */
	id_token_fault: IdTokenFault;
	/** Usage events as received. */
	events: unknown[];
	/** Responses to the disconnect survey as received. */
	surveys: unknown[];
	/** Emails that the real service would have sent. */
	mails: { to: string; subject: string }[];
}

export interface SiteState {
	/** The plan's product slug; its name is in the catalog. */
	plan: string;
	description: string;
	/** Image URL. */
	icon: string | null;
	is_private: boolean;
	/** In MB. */
	videopress_storage_used: number;
	purchases: Purchase[];
	rewind: { state: string; reason: string; last_updated: string };
	scan: {
		state: string;
		reason: string | null;
		threats: { id: number; description: string; signature: string }[];
		credentials: { type: string; still_valid: boolean }[];
	};
	monitor: {
		active: boolean;
		/** Whether it sends an email when the site is down. */
		receive_notifications: boolean;
		last_down: string | null;
		last_checked: string | null;
	};
	activity: {
		id: string;
		summary: string;
		actor: string;
		published: string;
	}[];
	benefits: {
		name: string;
		title: string;
		description: string;
		value: number;
	}[];
	discount: Discount | null;
	/** Product slugs, best first. */
	suggestions: string[];
	upsell: { product_slug: string; hide_upsell: boolean };
	connections: {
		id: number;
		service: string;
		label: string;
		user: string;
	}[];
	verification: {
		verified: boolean;
		token: string;
		/**
		 * Whether Google has verified the caller as the owner; needs a verified
		 * site.
		 */
		is_owner: boolean;
		/** Code → message of the problems that Google reports. */
		errors: Record< string, string >;
	};
	search: {
		post_count: number;
		post_type_breakdown: Record< string, number >;
		last_indexed_date: string;
	};
	/** Null to use the plugin's own counts. */
	stats: { views: number; visitors: number } | null;
	/** By the user's ID on the site. */
	post_by_email: Record< string, string >;
}

export interface Purchase {
	ID: string;
	product_slug: string;
	product_name: string;
	/** '1' means active. */
	active: string;
	subscribed_date: string;
	expiry_date: string;
	is_refundable: boolean;
	/** True by default. */
	auto_renew?: boolean;
}

export interface Discount {
	code: string;
	/** In percent. */
	discount: number;
	expiry_date: string;
	is_used: boolean;
}

export interface License {
	license_key: string;
	product_slug: string;
	status: 'attached' | 'detached' | 'revoked';
	/** Id of the site that it is attached to; null for none, or for a site outside of this sandbox. */
	site_id?: number | null;
	/** URL of the only site that may use it; '' for any. */
	only_for?: string;
	issued_at?: string;
	attached_at?: string | null;
	revoked_at?: string | null;
}

export interface PartnerCoupon {
	coupon_code: string;
	product_slug: string;
	partner_name: string;
	expiry_date: string;
	is_used: boolean;
	/** Issued to another partner's customers. */
	is_foreign: boolean;
}

export interface Account {
	sub: string;
	preferred_username: string;
	email: string;
	/** Whether the service has verified the email address. */
	email_verified?: boolean;
	/** Authentication methods (RFC 8176); `mfa` for two-step authentication. */
	amr?: string[];
}

/** Faults of ID tokens and of their signing keys. */
export const ID_TOKEN_FAULTS = [
	'none',
	/** Signed with another key that has the published key's ID. */
	'wrong-key',
	/** Claims changed after signing. */
	'changed-claims',
	/** `alg: none` without a signature. */
	'unsigned',
	/** HS256 with the client secret. */
	'hmac-secret',
	/** HS256 with the published key as the secret. */
	'hmac-public-key',
	/** Signed with an unpublished key. */
	'unpublished-key',
	/** Signed with a published 1024-bit RSA key. */
	'weak-key',
	/** Signed with a published key whose use is encryption. */
	'encryption-key',
	/**
	 * Key rotation: tokens are signed with the new key and the old one is no
	 * longer published.
	 */
	'rotated',
	/** Key rotation, but a token is signed with the old key. */
	'retired-key',
	/** Valid from now on, but issued in an hour. */
	'future',
	/** Without the time of issue. */
	'undated',
] as const;

export type IdTokenFault = ( typeof ID_TOKEN_FAULTS )[ number ];

export const FAULT_KINDS = [
	'slow',
	'status',
	'malformed',
	'html',
	'empty',
	'empty-object',
	'wrong-types',
	'closed',
	'busy',
] as const;
export type FaultKind = ( typeof FAULT_KINDS )[ number ];

export interface Fault {
	kind: FaultKind;
	/** Delay before the response, for every kind. */
	latency_ms?: number;
	/**
	 * For `status` (default 500) and for the kinds that send a broken body
	 * (default 200).
	 */
	status?: number;
	/** For `busy`: the Retry-After header in seconds. */
	retry_after?: number;
}
