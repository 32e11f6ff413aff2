import type { Sandbox, Session } from '../../sandbox';
import type { Cost, CostRequest } from './cost';

export interface Bench {
	sandbox: Sandbox;
	admin: Session;
	/** Sends a request and tells what it cost inside PHP. */
	cost( request: CostRequest ): Promise< Cost >;
}

export interface Measured {
	/** Which part of the measure this is, if it has several. */
	part?: string;
	value: number;
	/** The largest value that is all right. */
	limit: number;
	unit: string;
	note?: string;
}

/**
 * A row (or some) of the table. To add one, put a file into `measures/` and
 * name it in `measures/index.ts`. One that changes the site comes last.
 */
export interface Measure {
	name: string;
	run( bench: Bench ): Promise< Measured[] >;
}
