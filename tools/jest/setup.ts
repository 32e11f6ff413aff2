import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// The first test that shows a lazy screen waits until Babel has compiled its
// files, for seconds on a busy machine.
configure( { asyncUtilTimeout: 10_000 } );
jest.setTimeout( 30_000 );
