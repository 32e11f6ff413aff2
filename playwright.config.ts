import { defineConfig } from '@playwright/test';
import { readSite } from './tests/e2e/support/shared-site';
import { toLaunchOptions } from './tests/e2e/support/browser';

// Empty while Playwright only lists the tests: the set-up fills it for the workers.
const site = readSite();

function toPatience( php: string | undefined ): number {
	// PHP as WebAssembly takes ten times as long a page as the machine's own.
	if ( php === 'wasm' ) {
		return 4;
	}
	// In CI, other suites run at the same time.
	return process.env[ 'CI' ] ? 3 : 1;
}

/** How many times longer than usual a test may wait. */
const patience = toPatience( site?.sandbox.php );

export default defineConfig( {
	testDir: './tests/e2e',
	testMatch: '**/*.spec.ts',
	outputDir: './test-results',
	globalSetup: './tests/e2e/support/global-setup.ts',
	// All tests change the same site, and CI has two cores.
	workers: 1,
	fullyParallel: false,
	// In CI, a failed test is retried once; the results list all retries (docs/decisions/042).
	retries: process.env[ 'CI' ] ? 1 : 0,
	forbidOnly: Boolean( process.env[ 'CI' ] ),
	timeout: 60_000 * patience,
	expect: { timeout: 10_000 * patience },
	reporter: [ [ 'list' ] ],
	use: {
		...( site && {
			baseURL: site.sandbox.url,
			launchOptions: toLaunchOptions( site.browser ),
		} ),
		viewport: { width: 1280, height: 900 },
		screenshot: 'only-on-failure',
		// Traces cost a quarter of the browser's time, and nobody opens CI's.
		trace: process.env[ 'CI' ] ? 'off' : 'retain-on-failure',
	},
} );
