import { useNow } from '../../components/light/use-now';
import { formatRelativeTime } from '../../lib/relative-time';
import { getPageLanguage } from '../../lib/wp-admin';

const MINUTE_MS = 60_000;

/** Writes moments as people say them: '5 minutes ago'. Told anew each minute. */
export function useRelativeTime(): ( moment: Date ) => string {
	const now = useNow( MINUTE_MS );
	// A site's clock may be ahead of the browser's: nothing here lies in the future.
	return ( moment ) =>
		formatRelativeTime(
			Math.min( moment.getTime(), now ),
			now,
			getPageLanguage()
		);
}
