import { getPageLanguage } from '../../lib/wp-admin';
import { formatRelativeTime } from '../../lib/relative-time';
import './relative-time.scss';

interface MomentProps {
	/** ISO 8601. */
	time: string;
	/** The current time in milliseconds; see useNow(). */
	now: number;
}

/**
 * A relative time; shows the exact time to the minute, in the browser's time
 * zone.
 */
export function RelativeTime( { time, now }: MomentProps ) {
	const moment = Date.parse( time );
	if ( Number.isNaN( moment ) ) {
		return <>{ time }</>;
	}
	const language = getPageLanguage();
	const absolute = new Intl.DateTimeFormat( language, {
		dateStyle: 'medium',
		timeStyle: 'short',
	} ).format( moment );
	return (
		<time className="jp-relative-time" dateTime={ time }>
			{ formatRelativeTime( moment, now, language ) }{ ' ' }
			<span className="jp-relative-time__absolute">{ absolute }</span>
		</time>
	);
}
