import { Suspense, useState } from 'react';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import {
	getSiteStatus,
	isConnectionOwner,
	isUserLinked,
} from '../../state/connection/selectors';
import {
	getDetachedCount,
	getLicenseNoticeDismissal,
} from '../../state/licensing/selectors';
import { isAtomicSite } from '../../state/site/selectors';
import { showsLicenseNotice } from './license-notice-view';

// Few see it: in a chunk that managers load anyway.
const LicenseNoticeBody = lazyScreen( 'late-cards', async () => {
	const { LicenseNoticeBody: Body } = await import(
		/* webpackChunkName: "late-cards" */ './license-notice-body'
	);
	return Body;
} );

/** The user owns licenses that no site uses yet. */
export function LicenseNotice( { path }: { path: string } ) {
	const detachedCount = useAppSelector( getDetachedCount );
	const [ now ] = useState( () => Date.now() );
	const isShown = showsLicenseNotice( {
		path,
		siteStatus: useAppSelector( getSiteStatus ),
		isLinkedOwner: useAppSelector(
			( state ) => isUserLinked( state ) && isConnectionOwner( state )
		),
		isAtomic: useAppSelector( isAtomicSite ),
		detachedCount,
		dismissal: useAppSelector( getLicenseNoticeDismissal ),
		now,
	} );
	return isShown ? (
		<Suspense fallback={ null }>
			<LicenseNoticeBody detachedCount={ detachedCount } />
		</Suspense>
	) : null;
}
