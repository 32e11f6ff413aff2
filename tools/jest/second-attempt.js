/**
 * In CI, a failed test runs a second time (docs/decisions/042). Its first error
 * is printed.
 */
if ( process.env.CI ) {
	jest.retryTimes( 1, { logErrorsBeforeRetry: true } );
}
