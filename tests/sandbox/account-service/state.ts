/** What the service knows of its customers; `GET /sandbox/state` shows all of it but the secrets. */
export interface ServiceState {
	/** The scenario that was loaded last. */
	scenario: string;
	site: SiteState;
	/** Keys of a user's licences, whoever the user is. */
	licenses: License[];
	accounts: Account[];
	/** What goes wrong, by route: `/v1/sites/{id}/rewind`, `POST /token`, `*`. */
	faults: Record< string, Fault >;
	/** What is wrong with ID tokens. */
	id_token_fault: IdTokenFault;
	/** Usage events as they arrived. */
	events: unknown[];
	/** Answers to the disconnect survey as they arrived. */
	surveys: unknown[];
	/** What the service would have sent by e-mail. */
	mails: { to: string; subject: string }[];
}

export interface SiteState {
	/** The plan's product slug; its name comes from the catalogue. */
	plan: string;
	description: string;
	/** An image's URL. */
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
		/** Whether it mails when the site is down. */
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
	/** Product slugs, the best first. */
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
		/** Whether Google knows the caller as the owner, once it knows the site. */
		is_owner: boolean;
		/** Code → message: what Google has against it. */
		errors: Record< string, string >;
	};
	search: {
		post_count: number;
		post_type_breakdown: Record< string, number >;
		last_indexed_date: string;
	};
	/** Null where the plugin's own counts are used. */
	stats: { views: number; visitors: number } | null;
	/** By the site's user id. */
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
}

export interface Account {
	sub: string;
	preferred_username: string;
	email: string;
	/** Whether the service made sure that the address is theirs. */
	email_verified?: boolean;
	/** How they prove who they are (RFC 8176); `mfa` for two steps. */
	amr?: string[];
}

/** What can be wrong with ID tokens and the keys that they are signed with. */
export const ID_TOKEN_FAULTS = [
	'none',
	/** Signed with another key under the published key's id. */
	'wrong-key',
	/** The claims were changed after signing. */
	'changed-claims',
	/** `alg: none` without a signature. */
	'unsigned',
	/** HS256 with the client secret. */
	'hmac-secret',
	/** HS256 with the published key as the secret. */
	'hmac-public-key',
	/** Signed with a key that isn't published. */
	'unpublished-key',
	/** Signed with a published RSA key of 1024 bits. */
	'weak-key',
	/** Signed with a published key that is for encryption. */
	'encryption-key',
	/** The key was replaced: tokens are signed with the new one, and the old one is gone. */
	'rotated',
	/** The key was replaced, but a token is signed with the old one. */
	'retired-key',
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
	/** Waited before the answer, whatever the kind. */
	latency_ms?: number;
	/** For `status` (default 500) and for the kinds that spoil the body (default 200). */
	status?: number;
	/** For `busy`: Retry-After's seconds. */
	retry_after?: number;
}
