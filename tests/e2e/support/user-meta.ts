import type { Sandbox } from '../../sandbox';

/** Sets one of a user's own settings, or takes it away. Not by WP-CLI, which needs the machine's own PHP. */
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
