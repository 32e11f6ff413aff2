import type { Sandbox } from '../../sandbox';

/**
 * Sets or deletes user meta. Doesn't use WP-CLI, which requires PHP on the
 * machine.
 */
export async function setUserMeta(
	sandbox: Sandbox,
	login: string,
	key: 'admin_color' | 'locale',
	value: string | null
): Promise< void > {
	const user = `get_user_by( 'login', '${ login }' )->ID`;
	await sandbox.wpEval(
		value === null
			? `delete_user_meta( ${ user }, '${ key }' );`
			: `update_user_meta( ${ user }, '${ key }', '${ value }' );`
	);
}
