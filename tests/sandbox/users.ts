export const LOGINS = [
	'admin',
	'admin2',
	'editor',
	'author',
	'contributor',
	'subscriber',
] as const;
export type Login = ( typeof LOGINS )[ number ];

export interface User {
	login: Login;
	password: string;
}

/** The site's users (created by wordpress/scripts/seed-users.php). */
export const USERS: Record< Login, User > = {
	admin: { login: 'admin', password: 'password' },
	admin2: { login: 'admin2', password: 'password' },
	editor: { login: 'editor', password: 'password' },
	author: { login: 'author', password: 'password' },
	contributor: { login: 'contributor', password: 'password' },
	subscriber: { login: 'subscriber', password: 'password' },
};
