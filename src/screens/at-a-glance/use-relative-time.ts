import { useNow } from '../../components/light/use-now';
import { formatRelativeTime } from '../../lib/relative-time';
import { getPageLanguage } from '../../lib/wp-admin';

const MINUTE_MS = 60_000;

/** Formats times relative to now ('5 minutes ago'); updates every minute. */
export function useRelativeTime(): ( moment: Date ) => string {
	const now = useNow( MINUTE_MS );
	// The server's clock may be ahead of the browser's; future times are
	// clamped to now.
	return ( moment ) =>
		formatRelativeTime(
			Math.min( moment.getTime(), now ),
			now,
			getPageLanguage()
		);
}
