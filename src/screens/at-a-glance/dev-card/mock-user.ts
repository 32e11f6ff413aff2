import type { CurrentUser } from '../../../state/connection/types';

export type MockRole =
	| 'admin-master'
	| 'admin-secondary'
	| 'editor'
	| 'author'
	| 'contributor'
	| 'subscriber';

export interface Mock {
	/** Null keeps the user's actual role. */
	readonly role: MockRole | null;
	readonly canViewStats: boolean | null;
	readonly isLinked: boolean | null;
}

type Permissions = CurrentUser[ 'permissions' ];

/** Replaces the current user with a mock user. */
export function mockUser( real: CurrentUser, mock: Mock ): CurrentUser {
	const inRole = withRole( real, mock.role );
	const withStats =
		mock.canViewStats === null || isAdministrator( mock.role )
			? inRole
			: {
					...inRole,
					permissions: {
						...inRole.permissions,
						viewStats: mock.canViewStats,
					},
			  };
	if ( mock.isLinked === null ) {
		return withStats;
	}
	return mock.isLinked
		? { ...withStats, isLinked: true }
		: { ...withStats, isLinked: false, isOwner: false };
}

function isAdministrator( role: MockRole | null ): boolean {
	return role === 'admin-master' || role === 'admin-secondary';
}

function withRole( real: CurrentUser, role: MockRole | null ): CurrentUser {
	switch ( role ) {
		case null:
			return real;
		case 'admin-master':
			return {
				...real,
				isLinked: true,
				isOwner: true,
				permissions: ALL,
			};
		case 'admin-secondary':
			return {
				...real,
				isLinked: true,
				isOwner: false,
				permissions: ALL,
			};
		default:
			return {
				...real,
				isOwner: false,
				permissions: lowerPermissions( role, real.permissions ),
			};
	}
}

const ALL: Permissions = {
	adminPage: true,
	connect: true,
	connectUser: true,
	disconnect: true,
	editPosts: true,
	publishPosts: true,
	manageModules: true,
	manageOptions: true,
	managePlugins: true,
	viewStats: true,
};

function lowerPermissions(
	role: Exclude< MockRole, 'admin-master' | 'admin-secondary' >,
	real: Permissions
): Permissions {
	const isSubscriber = role === 'subscriber';
	return {
		adminPage: true,
		connect: false,
		// Connecting an account isn't limited to managers.
		connectUser: isSubscriber ? false : real.connectUser,
		disconnect: false,
		editPosts: ! isSubscriber,
		publishPosts: role === 'editor' || role === 'author',
		manageModules: false,
		manageOptions: false,
		managePlugins: false,
		viewStats: false,
	};
}
