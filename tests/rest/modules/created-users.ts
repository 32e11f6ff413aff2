import { evalJson } from '../support/site';
import type { Person } from '../../sandbox/identity-provider/state';

/** A person at the provider who has no user. */
export const PERSON: Person = {
	sub: 'new-1',
	email: 'kim@id.example',
	email_verified: true,
	preferred_username: 'kim',
	name: 'Kim Example',
};

/** PHP that deletes the users of a test. */
export const DELETE_CREATED = `
require_once ABSPATH . 'wp-admin/includes/user.php';
foreach ( get_users( array( 'search' => '*@id.example*', 'search_columns' => array( 'user_email' ), 'fields' => 'ID' ) ) as $id ) { wp_delete_user( (int) $id ); }`;

interface CreatedUser {
	login: string;
	email: string;
	name: string;
	roles: string[];
}

export const created = () =>
	evalJson< CreatedUser[] >(
		`echo wp_json_encode( array_map( static fn( $user ) => array( 'login' => $user->user_login, 'email' => $user->user_email, 'name' => $user->display_name, 'roles' => $user->roles ), get_users( array( 'search' => '*@id.example*', 'search_columns' => array( 'user_email' ) ) ) ) );`
	);
