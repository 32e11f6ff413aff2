import { Suspense } from 'react';
import { useAppSelector } from '../../hooks/store';
import { lazyScreen } from '../../lib/lazy-chunk';
import { getDetachedCount } from '../../state/licensing/selectors';

// In a chunk that managers load anyway, since few users see the notice.
const LicenseNoticeBody = lazyScreen( 'late-cards', async () => {
	const { LicenseNoticeBody: Body } = await import(
		/* webpackChunkName: "late-cards" */ './license-notice-body'
	);
	return Body;
} );

/** Tells users that they have unused licenses. */
export function LicenseNotice( { path }: { path: string } ) {
	return useAppSelector( getDetachedCount ) > 0 ? (
		<Suspense fallback={ null }>
			<LicenseNoticeBody path={ path } />
		</Suspense>
	) : null;
}
