/** What the tests set, and what the provider received. */
export interface ProviderState {
	/** The client that the site is registered as. */
	client: { client_id: string; client_secret: string };
	/** Who is logged in at the provider; null declines. */
	person: Person | null;
	/** Whether the ID token has the email address; else only userinfo has it. */
	isEmailInToken: boolean;
	/** Changes of the discovery document; null removes a member. */
	discovery: Record< string, unknown >;
	/** Claims to change in the ID token, which is signed again. */
	claims: Record< string, unknown >;
	/** Signs the ID token with a key that the provider doesn't publish. */
	hasForeignKey: boolean;
	/** Status by path, for requests that fail. */
	failures: Record< string, number >;
	/** Received requests: method, path, scheme of the Authorization header. */
	calls: string[];
}

export interface Person {
	sub: string;
	email?: string;
	email_verified?: boolean | string;
	[ claim: string ]: unknown;
}

export const CLIENT = {
	client_id: 'the-site',
	client_secret: 'a secret/of the client+',
};

export const INITIAL: Omit< ProviderState, 'calls' | 'client' > = {
	person: null,
	isEmailInToken: false,
	discovery: {},
	claims: {},
	hasForeignKey: false,
	failures: {},
};
