import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReportTime } from './run-suite';

describe( 'readReportTime', () => {
	const folder = mkdtempSync( join( tmpdir(), 'report-time-' ) );
	const report = join( folder, 'report' );
	afterAll( () => rmSync( folder, { recursive: true } ) );

	it( 'takes a report for completed only once it has content', () => {
		expect( readReportTime( report ) ).toBe( Infinity );
		writeFileSync( report, '' );
		expect( readReportTime( report ) ).toBe( Infinity );
		writeFileSync( report, '<testsuites/>' );
		expect( readReportTime( report ) ).toBeLessThanOrEqual(
			Date.now() + 1_000
		);
	} );
} );
