import type { Sandbox, Session } from '../../sandbox';
import type { Cost, CostRequest } from './cost';

export interface Bench {
	sandbox: Sandbox;
	admin: Session;
	/** Sends a request and returns its cost inside PHP. */
	cost( request: CostRequest ): Promise< Cost >;
}

export interface Measured {
	/** The name of this part if the measurement has several. */
	part?: string;
	value: number;
	/** The maximum allowed value. */
	limit: number;
	unit: string;
	note?: string;
}

/**
 * One or more rows of the table. To add one, put a file into `measures/` and
 * list it in `measures/index.ts`. One that changes the site comes last.
 */
export interface Measure {
	name: string;
	/** Whether it works on an empty site. A run with only such ones isn't filled. */
	worksEmpty?: boolean;
	run( bench: Bench ): Promise< Measured[] >;
}
