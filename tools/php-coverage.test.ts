import { readLineCoverage } from './php-coverage';

test( 'reads the sum, not the lines of a class', () => {
	expect(
		readLineCoverage(
			[
				'Code Coverage Report:',
				' Summary:',
				'  Classes: 16.27% (54/332)',
				'  Lines:   29.40% (3516/11961)',
				'Jetpack_Dashboard\\Plugin',
				'  Methods:   0.00% ( 0/ 8)   Lines:   0.00% (  0/ 44)',
			].join( '\n' )
		)
	).toBe( '29.40% (3516/11961)' );
} );

test( 'an empty report has none', () => {
	expect( readLineCoverage( '' ) ).toBeNull();
} );
