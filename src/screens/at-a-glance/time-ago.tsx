import { sprintf } from '@wordpress/i18n';
import { useRelativeTime } from './use-relative-time';

interface TimeAgoProps {
	/** A sentence with %s for the relative time: 'Last checked %s.' */
	readonly text: string;
	readonly moment: Date;
}

/** A sentence with a relative time, updated every minute. */
export function TimeAgo( { text, moment }: TimeAgoProps ) {
	return <>{ sprintf( text, useRelativeTime()( moment ) ) }</>;
}
