import { sprintf } from '@wordpress/i18n';
import { useRelativeTime } from './use-relative-time';

interface TimeAgoProps {
	/** A sentence with %s for how long ago it was: 'Last checked %s.' */
	readonly text: string;
	readonly moment: Date;
}

/** A sentence that says how long ago something was, updated each minute. */
export function TimeAgo( { text, moment }: TimeAgoProps ) {
	return <>{ sprintf( text, useRelativeTime()( moment ) ) }</>;
}
