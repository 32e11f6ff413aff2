import type { ServiceState } from './state';

/** The service's time in milliseconds since 1970. */
export function serviceNow( { clock_offset: seconds }: ServiceState ): number {
	return Date.now() + seconds * 1000;
}
