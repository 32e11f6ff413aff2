import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import { VisuallyHidden } from '../../components/light/visually-hidden';
import { useAppSelector } from '../../hooks/store';
import { updateMenuBadge } from '../../lib/wp-admin';
import {
	canManageModules,
	getSiteStatus,
	isUserLinked,
} from '../../state/connection/selectors';
import {
	getUnreadRecommendationsCount,
	isRecommendationsEnabled,
} from '../../state/recommendations/selectors';
import {
	getAdminPages,
	getAdminUrl,
	getSiteInfo,
} from '../../state/site/selectors';
import { getMainNavEntries } from './main-nav-entries';
import './main-nav.scss';

export function MainNav( { path }: { path: string } ) {
	const adminPages = useAppSelector( getAdminPages );
	const entries = getMainNavEntries( {
		isManager: useAppSelector( canManageModules ),
		isLinked: useAppSelector( isUserLinked ),
		siteStatus: useAppSelector( getSiteStatus ),
		isRecommendationsEnabled: useAppSelector( isRecommendationsEnabled ),
		unreadRecommendations: useAppSelector( getUnreadRecommendationsCount ),
		isMyJetpackEnabled: useAppSelector( getSiteInfo ).showsMyJetpack,
		adminUrl: useAppSelector( getAdminUrl ),
		isBuilt: ( target ) =>
			target.startsWith( '/' ) || adminPages.includes( target ),
	} );
	useMenuBadge( entries.find( ( { unread } ) => unread > 0 )?.unread ?? 0 );

	return (
		<nav
			className="jp-main-nav"
			aria-label={ __( 'Jetpack', 'jetpack-dashboard' ) }
		>
			<ul className="jp-main-nav__list">
				{ entries.map( ( { id, label, href, paths, unread } ) => (
					<li key={ id }>
						<a
							className="jp-main-nav__link"
							href={ href }
							aria-current={
								paths.some( ( one ) => isAt( path, one ) )
									? 'page'
									: undefined
							}
						>
							{ label() }
							{ unread > 0 && <UnreadBadge count={ unread } /> }
						</a>
					</li>
				) ) }
			</ul>
		</nav>
	);
}

/** Keeps the number in wp-admin's own menu up to date. */
function useMenuBadge( count: number ): void {
	useEffect( () => {
		updateMenuBadge(
			count,
			sprintf(
				/* translators: %s: number of recommendations. */
				_n(
					'%s new recommendation',
					'%s new recommendations',
					count,
					'jetpack-dashboard'
				),
				String( count )
			)
		);
	}, [ count ] );
}

function isAt( path: string, entryPath: string ): boolean {
	return (
		path === entryPath ||
		( entryPath !== '/' && path.startsWith( `${ entryPath }/` ) )
	);
}

function UnreadBadge( { count }: { count: number } ) {
	return (
		<>
			<span className="jp-main-nav__badge" aria-hidden="true">
				{ count }
			</span>
			<VisuallyHidden>
				{ sprintf(
					/* translators: %d: how many recommendations are unread */
					_n( '%d unread', '%d unread', count, 'jetpack-dashboard' ),
					count
				) }
			</VisuallyHidden>
		</>
	);
}
